/** With two decimals, in Italian: "0,81". */
export const twoDecimals = (value: number) =>
  value.toLocaleString('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

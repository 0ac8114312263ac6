/** A score, or the value of a control, with two decimals: "0,81". */
export const twoDecimals = (value: number) =>
  value.toLocaleString('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

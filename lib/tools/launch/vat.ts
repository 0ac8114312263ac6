/**
 * Whether an Italian VAT number, or the tax code of a company, has the right check digit (DPR 633/1972; Luhn's rule over
 * eleven digits). It does not say whether anybody bears it.
 */
export function isVatNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false;
  const sum = [...text].reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

const HUNDREDS = { M: 1000, CM: 900, D: 500, CD: 400, C: 100 };
const SIGNS = Object.entries({ ...HUNDREDS, XC: 90, L: 50, XL: 40, X: 10, IX: 9, V: 5, IV: 4, I: 1 });

/** A number up to 4999 in Roman numerals: `XIV`. */
export function romanNumeral(value: number): string {
  let rest = Math.min(value, 4999);
  let numeral = '';
  for (const [sign, worth] of SIGNS) for (; rest >= worth; rest -= worth) numeral += sign;
  return numeral;
}

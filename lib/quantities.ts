/** "72 ore" has the amount 72 and the unit "ore"; "99,8%" has the unit "%". */
type Quantity = { amount: number; unit: string };

/**
 * Parses an amount of the copy such as "72 ore", so that a chart and its text have the same figures.
 * @throws RangeError if the text is not an amount with a unit
 */
export function parseQuantity(text: string): Quantity {
  const [, amount, unit = ''] = /^(\d+(?:,\d+)?)\s*(\D+)$/.exec(text) ?? [];
  if (!amount) throw new RangeError(`"${text}" is not an amount like "72 ore".`);
  return { amount: Number(amount.replace(',', '.')), unit: unit.trim() };
}

/**
 * Converts a duration to weeks; three months are thirteen weeks.
 * @throws RangeError if the text is not a duration in weeks or months
 */
export function toWeeks(text: string): { from: number; to: number } {
  const pattern = /^(\d+)(?:–\u2060?(\d+))?\s(settimana|settimane|mesi)$/;
  const [, first, last = first, unit] = pattern.exec(text.replace(/^una /, '1 ')) ?? [];
  const weeks = (amount = '') => (unit === 'mesi' ? Math.round((Number(amount) * 13) / 3) : Number(amount));
  const [from, to] = [weeks(first), weeks(last)];
  if (!unit || from > to)
    throw new RangeError(`"${text}" is not a duration like "2–4 settimane" or "8–12 mesi".`);
  return { from, to };
}

/** Calendar days of each unit. Hours are missing, because the length of a working day is not known. */
const DAYS_PER_UNIT: Record<string, number> = { giorno: 1, giorni: 1, settimana: 7, settimane: 7 };

/**
 * Converts two amounts to one unit: calendar days, unless their units are the same.
 * @throws RangeError if they cannot be converted
 */
export function toCommonUnit(first: string, second: string): { unit: string; amounts: [number, number] } {
  const a = parseQuantity(first);
  const b = parseQuantity(second);
  if (a.unit === b.unit) return { unit: a.unit, amounts: [a.amount, b.amount] };
  const [lengthOfA, lengthOfB] = [DAYS_PER_UNIT[a.unit], DAYS_PER_UNIT[b.unit]];
  if (!lengthOfA || !lengthOfB) throw new RangeError(`"${first}" and "${second}" have no common unit.`);
  return { unit: 'giorni', amounts: [a.amount * lengthOfA, b.amount * lengthOfB] };
}

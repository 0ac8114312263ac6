/** "8–12 mesi" is from 8 to 12, unit "mesi"; "35–45%" has the unit "%". */
type Range = { from: number; to: number; unit: string };

/** "72 ore" is 72, unit "ore". */
type Quantity = { amount: number; unit: string };

const pattern = /^(\d+(?:,\d+)?)(?:–\u2060?(\d+(?:,\d+)?))?\s*(\D+)$/;

const value = (text = '') => Number(text.replace(',', '.'));

/**
 * Parses a range of the copy, so that a chart draws the figures of its text.
 * @throws RangeError if the text is no range, or its ends are not in order
 */
export function parseRange(text: string): Range {
  const [, from, to, unit = ''] = pattern.exec(text) ?? [];
  const range = { from: value(from), to: value(to), unit: unit.trim() };
  if (!to || range.from >= range.to) throw new RangeError(`"${text}" is no range like "8–12 mesi".`);
  return range;
}

/**
 * Parses an amount of the copy.
 * @throws RangeError if the text is no amount with a unit
 */
export function parseQuantity(text: string): Quantity {
  const [, amount, to, unit = ''] = pattern.exec(text) ?? [];
  if (!amount || to) throw new RangeError(`"${text}" is no amount like "72 ore".`);
  return { amount: value(amount), unit: unit.trim() };
}

/** Calendar days of a unit. Not hours: the length of a working day is not known. */
const days: Record<string, number> = { giorno: 1, giorni: 1, settimana: 7, settimane: 7 };

/**
 * A duration in weeks; three months are thirteen weeks.
 * @throws RangeError if the text is no duration in weeks or months
 */
export function toWeeks(text: string): { from: number; to: number } {
  const amount = text.replace(/^una /, '1 ');
  const { from, to, unit } = text.includes('–') ? parseRange(text) : single(parseQuantity(amount));
  if (/^settiman[ae]$/.test(unit)) return { from, to };
  if (unit === 'mesi') return { from: Math.round((from * 13) / 3), to: Math.round((to * 13) / 3) };
  throw new RangeError(`"${text}" does not count weeks.`);
}

const single = ({ amount, unit }: Quantity): Range => ({ from: amount, to: amount, unit });

/**
 * Two amounts in one unit: their own if it is the same, otherwise calendar days.
 * @throws RangeError if they cannot be converted
 */
export function toCommonUnit(first: string, second: string): { unit: string; amounts: [number, number] } {
  const a = parseQuantity(first);
  const b = parseQuantity(second);
  if (a.unit === b.unit) return { unit: a.unit, amounts: [a.amount, b.amount] };
  const [lengthOfA, lengthOfB] = [days[a.unit], days[b.unit]];
  if (!lengthOfA || !lengthOfB) throw new RangeError(`"${first}" and "${second}" have no scale in common.`);
  return { unit: 'giorni', amounts: [a.amount * lengthOfA, b.amount * lengthOfB] };
}

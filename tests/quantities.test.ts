import { describe, expect, it } from 'vitest';
import { parseQuantity, toCommonUnit, toWeeks } from '@/lib/quantities';

describe('quantities', () => {
  it('have an amount and a unit', () => {
    expect(parseQuantity('72 ore')).toEqual({ amount: 72, unit: 'ore' });
    expect(parseQuantity('99,8%')).toEqual({ amount: 99.8, unit: '%' });
    for (const text of ['una settimana', '8–12 mesi', '72'])
      expect(() => parseQuantity(text), text).toThrow(RangeError);
  });

  it.each([
    ['una settimana', 1, 1],
    ['1 settimana', 1, 1],
    ['2–4 settimane', 2, 4],
    ['1–3 mesi', 4, 13],
  ])('convert "%s" to weeks', (text, from, to) => {
    expect(toWeeks(text)).toEqual({ from, to });
  });

  it.each(['10–15 minuti', 'continuativo', '12–8 mesi', 'otto-dodici mesi'])(
    'do not convert "%s" to weeks',
    (text) => {
      expect(() => toWeeks(text)).toThrow(RangeError);
    },
  );

  it('are converted to one unit, to calendar days if their units differ', () => {
    expect(toCommonUnit('72 ore', '8 ore')).toEqual({ unit: 'ore', amounts: [72, 8] });
    expect(toCommonUnit('3 settimane', '2 giorni')).toEqual({ unit: 'giorni', amounts: [21, 2] });
    expect(() => toCommonUnit('3 settimane', '8 ore')).toThrow(RangeError);
  });
});

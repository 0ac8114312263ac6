import { describe, expect, it } from 'vitest';
import { parseQuantity, parseRange, toCommonUnit, toWeeks } from '@/lib/quantities';

describe('quantities', () => {
  it.each([
    ['8–12 mesi', { from: 8, to: 12, unit: 'mesi' }],
    ['35–45%', { from: 35, to: 45, unit: '%' }],
    ['0,5–1,5 ore', { from: 0.5, to: 1.5, unit: 'ore' }],
  ])('include the range "%s"', (text, range) => {
    expect(parseRange(text)).toEqual(range);
  });

  it.each(['', '12 mesi', '12–8 mesi', '8–8 mesi', 'otto-dodici mesi', '8–12'])(
    'do not include "%s" as a range',
    (text) => {
      expect(() => parseRange(text)).toThrow(RangeError);
    },
  );

  it('have an amount and a unit', () => {
    expect(parseQuantity('72 ore')).toEqual({ amount: 72, unit: 'ore' });
    expect(parseQuantity('99,8%')).toEqual({ amount: 99.8, unit: '%' });
    expect(() => parseQuantity('una settimana')).toThrow(RangeError);
  });

  it.each([
    ['una settimana', 1, 1],
    ['1 settimana', 1, 1],
    ['2–4 settimane', 2, 4],
    ['1–3 mesi', 4, 13],
  ])('convert "%s" to weeks', (text, from, to) => {
    expect(toWeeks(text)).toEqual({ from, to });
  });

  it('are not converted to weeks from other units', () => {
    expect(() => toWeeks('10–15 minuti')).toThrow(RangeError);
    expect(() => toWeeks('continuativo')).toThrow(RangeError);
  });

  it('are converted to one unit, to calendar days if their units differ', () => {
    expect(toCommonUnit('72 ore', '8 ore')).toEqual({ unit: 'ore', amounts: [72, 8] });
    expect(toCommonUnit('3 settimane', '2 giorni')).toEqual({ unit: 'giorni', amounts: [21, 2] });
    expect(() => toCommonUnit('3 settimane', '8 ore')).toThrow(RangeError);
  });
});

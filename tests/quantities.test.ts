import { expect, it } from 'vitest';
import { parseQuantity, toCommonUnit, toWeeks } from '@/lib/quantities';

it('parseQuantity returns amount and unit, and rejects other texts', () => {
  expect(parseQuantity('72 ore')).toEqual({ amount: 72, unit: 'ore' });
  expect(parseQuantity('99,8%')).toEqual({ amount: 99.8, unit: '%' });
  for (const text of ['una settimana', '8–12 mesi', '72'])
    expect(() => parseQuantity(text), text).toThrow(RangeError);
});

it('toWeeks converts weeks and months, and rejects other texts', () => {
  expect(toWeeks('una settimana')).toEqual({ from: 1, to: 1 });
  expect(toWeeks('2–4 settimane')).toEqual({ from: 2, to: 4 });
  expect(toWeeks('1–3 mesi')).toEqual({ from: 4, to: 13 });
  for (const text of ['10–15 minuti', 'continuativo', '12–8 mesi', 'otto-dodici mesi'])
    expect(() => toWeeks(text), text).toThrow(RangeError);
});

it('toCommonUnit keeps a unit that both amounts have, and converts others to calendar days', () => {
  expect(toCommonUnit('72 ore', '8 ore')).toEqual({ unit: 'ore', amounts: [72, 8] });
  expect(toCommonUnit('3 settimane', '2 giorni')).toEqual({ unit: 'giorni', amounts: [21, 2] });
  expect(() => toCommonUnit('3 settimane', '8 ore')).toThrow(RangeError);
});

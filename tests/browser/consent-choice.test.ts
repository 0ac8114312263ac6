import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Choice, choiceKey, storeChoice, storedChoice, validUntil } from '@/lib/browser/consent/choice';

const entries = new Map<string, string>();
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
};
beforeEach(() => vi.stubGlobal('localStorage', storage));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  entries.clear();
});

const storeValid = (changes: Partial<Choice> = {}) => {
  const choice: Choice = { id: 'x', madeAt: '2026-01-31T12:00:00.000Z', revision: 2, measurement: true };
  entries.set(choiceKey, JSON.stringify({ ...choice, ...changes }));
};
const choiceOn = (day: string) => {
  vi.setSystemTime(`${day}T12:00:00Z`);
  return storedChoice(2);
};

describe('a choice about analytics', () => {
  it('is valid for six months', () => {
    storeValid();
    expect(choiceOn('2026-07-31')).toBeUndefined();
    expect(choiceOn('2026-07-30')?.measurement).toBe(true);
    // At least six months, even if the last month is too short.
    expect(validUntil('2026-08-31T12:00:00.000Z').getTime()).toBeGreaterThan(
      Date.parse('2027-02-28T12:00:00Z'),
    );
  });

  it.each([
    ['for another revision', { revision: 1 }],
    ['from the future', { madeAt: '2026-03-01T12:00:00.000Z' }],
    ['without a day', { madeAt: 'ieri' }],
  ])('is invalid %s', (_, changes) => {
    storeValid(changes);
    expect(choiceOn('2026-02-01')).toBeUndefined();
  });

  it.each(['', '{', 'null', '[]'])('is invalid if it is stored as «%s»', (text) => {
    entries.set(choiceKey, text);
    expect(choiceOn('2026-02-01')).toBeUndefined();
  });

  it('is made but not stored if storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(storedChoice(1)).toBeUndefined();
    expect(storeChoice(1, true).measurement).toBe(true);
    expect(storedChoice(1)).toBeUndefined();
  });
});

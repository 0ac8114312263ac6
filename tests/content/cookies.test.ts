import { describe, expect, it } from 'vitest';
import { cookies } from '@/content/cookies';
import { figures } from '@/content/figures';

describe('the list of cookies', () => {
  it('has the same lifetime in words and in seconds', () => {
    const day = 24 * 60 * 60;
    const seconds: Record<string, number> = {
      [figures.cookies.analytics]: 2 * 365 * day,
      [figures.cookies.day]: day,
    };
    for (const { lifetime, lifetimeSeconds } of cookies) expect(lifetimeSeconds).toBe(seconds[lifetime]);
  });

  it('has for each cookie a pattern that matches its own name only', () => {
    const names = ['_ga', '_ga_ABC123DEF4', '_gid'];
    for (const [index, { pattern }] of cookies.entries()) {
      const matched = names.filter((name) => new RegExp(`^(?:${pattern})$`).test(name));
      expect(matched).toEqual([names[index]]);
    }
  });
});

import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { claims } from '@/content/claims';
import { consentRevision } from '@/content/consent-revision';
import { cookies } from '@/content/cookies';
import { browserBundles } from '@/lib/tools/bundle-browser.mjs';
import { budgets } from '@/lib/tools/site-check/budgets';

describe('the scripts of the pages', () => {
  it.each([' ', 'G-PROVA1'])('stay within the budget of a page with the measurement «%s»', async (id) => {
    const { script, files } = await browserBundles(id);
    const page = files.find(({ path }) => path === script);
    expect(brotliCompressSync(page?.text ?? '').length).toBeLessThanOrEqual(budgets.script.limit);
  });

  it('do not ask for consent without analytics', async () => {
    const { files } = await browserBundles(' ');
    const [search, styles, , page] = files.map(({ text }) => text);
    expect(page).not.toContain('revision');
    for (const text of [search, styles, page]) expect(text).not.toMatch(/google/i);
  });

  it('name the measurement in the module for consent only, and each other by their addresses', async () => {
    const { script, files } = await browserBundles('G-PROVA1');
    const [search, styles, consent, page] = files;
    expect(files.filter(({ text }) => text.includes('G-PROVA1'))).toEqual([consent]);
    expect(consent?.text).toContain(styles?.path);
    expect(page?.path).toBe(script);
    expect(page?.text).toContain(search?.path);
    expect(page?.text).toContain(`"${consent?.path}",${consentRevision})`);
    expect(page?.text).not.toMatch(/google/i);
    expect(styles?.text).not.toContain('var(');
    // Each word of a page's script may keep styles in the page: this one those of date fields.
    expect(page?.text).not.toMatch(/\bdate\b/);
  });
});

describe('the list of cookies', () => {
  it('has the same lifetime in words and in seconds', () => {
    const day = 24 * 60 * 60;
    const seconds: Record<string, number> = {
      [claims.cookies.analytics]: 2 * 365 * day,
      [claims.cookies.day]: day,
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

import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { claims } from '@/content/claims';
import { consentRevision } from '@/content/consent-revision';
import { cookies } from '@/content/cookies';
import { browserBundles } from '@/lib/tools/bundle-browser.mjs';
import { budgets } from '@/lib/tools/site-check/budgets';

const day = 24 * 60 * 60;

describe('the scripts of the pages', () => {
  it('do not ask for consent without analytics, and fetch from nowhere', async () => {
    const { script, files } = await browserBundles(' ');
    const [search, styles, module, page] = files;
    expect(page?.path).toBe(script);
    expect(page?.text).toContain(module?.path);
    expect(page?.text).not.toContain('revision');
    for (const one of [search, styles, page]) expect(one?.text).not.toMatch(/google/i);
  });

  it.each([' ', 'G-PROVA1'])('stay within the budget of a page with the measurement «%s»', async (id) => {
    const { script, files } = await browserBundles(id);
    const page = files.find(({ path }) => path === script);
    expect(brotliCompressSync(page?.text ?? '').length).toBeLessThanOrEqual(budgets.script.limit);
  });

  it('name the measurement in the consent module only', async () => {
    const bundles = await browserBundles('G-PROVA1');
    const [search, styles, module, script] = bundles.files;
    expect(bundles.files.map(({ text }) => text.includes('G-PROVA1'))).toEqual([false, false, true, false]);
    expect(module?.text).toContain(styles?.path);
    expect(script?.text).toContain(module?.path);
    expect(script?.path).toBe(bundles.script);
    expect(script?.text).toContain(search?.path);
    expect(styles?.text).not.toContain('var(');
    // All that a page loads that has nothing to ask; the budget of the page is in lib/tools/site-check/budgets.ts.
    expect(script?.text).not.toMatch(/google/i);
    // Each word of a page's script may keep styles in the page: this one those of date fields.
    expect(script?.text).not.toMatch(/\bdate\b/);
    expect(script?.text).toContain(`"${module?.path}",${consentRevision})`);
  });
});

describe('the list of cookies', () => {
  it('has the same lifetime in words and in seconds', () => {
    const words: Record<string, number> = {
      [claims.cookies.analytics]: 2 * 365 * day,
      [claims.cookies.day]: day,
    };
    for (const { lifetime, lifetimeSeconds } of cookies) expect(lifetimeSeconds).toBe(words[lifetime]);
  });

  it('has patterns that match its names only', () => {
    const real = ['_ga', '_ga_ABC123DEF4', '_gid'];
    for (const [index, { pattern }] of cookies.entries()) {
      const matched = real.filter((name) => new RegExp(`^(?:${pattern})$`).test(name));
      expect(matched).toEqual([real[index]]);
    }
  });
});

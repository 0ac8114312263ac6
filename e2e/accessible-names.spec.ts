import { expect, test } from '@playwright/test';

// every-page.spec.ts applies the rules of axe about landmarks, headings and names.
for (const path of ['/', '/prezzi', '/contatti', '/supporto']) {
  test(`on ${path} links with the same name lead to the same page`, async ({ page }) => {
    await page.goto(path);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    // Screen readers list links without their context.
    const pagesOf = new Map<string, Set<string>>();
    for (const { ignored, role, name, properties } of nodes) {
      if (ignored || role?.value !== 'link') continue;
      const url = properties?.find((property) => property.name === 'url')?.value.value;
      const key = String(name?.value).trim();
      pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(String(url).replace(/#.*/, '')));
    }
    expect(pagesOf.size).toBeGreaterThan(20);
    expect([...pagesOf].filter(([name, paths]) => name === '' || paths.size > 1)).toEqual([]);
  });
}

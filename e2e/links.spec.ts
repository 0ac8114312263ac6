import { expect, test } from '@playwright/test';

/** Every address and anchor that a visitor can reach from the home page exists (a dead link loses a lead). */
test('no page links to a missing page or anchor', async ({ request, baseURL }) => {
  const base = baseURL ?? '';
  const html = new Map<string, string>();
  const queue = ['/'];
  const broken: string[] = [];
  const anchors: { from: string; path: string; id: string }[] = [];
  while (queue.length > 0) {
    const path = queue.pop() ?? '/';
    if (html.has(path)) continue;
    const response = await request.get(path);
    html.set(path, await response.text());
    if (response.status() !== 200) broken.push(`${path}: ${response.status()}`);
    for (const [, href = ''] of (html.get(path) ?? '').matchAll(/<a\s[^>]*href="([^"]+)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), base + path);
      if (url.origin !== new URL(base).origin) continue;
      if (!html.has(url.pathname)) queue.push(url.pathname);
      if (url.hash)
        anchors.push({ from: path, path: url.pathname, id: decodeURIComponent(url.hash.slice(1)) });
    }
  }
  for (const { from, path, id } of anchors) {
    if (!html.get(path)?.includes(`id="${id}"`)) broken.push(`${from} -> ${path}#${id}`);
  }
  expect(broken).toEqual([]);
  expect(html.size).toBeGreaterThan(40);
});

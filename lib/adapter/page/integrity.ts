import { createHash } from 'node:crypto';
import type { Root } from 'hast';
import { select } from 'hast-util-select';
import { elementsOf, property } from '@/lib/html/tree';

/** A hash as `integrity` attributes write it. */
export function integrityOf(content: Buffer | string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * Adds `integrity` to every script and style sheet of the site itself.
 * @param integrity of the file at an address; asked once a tag
 */
export function addIntegrity(tree: Root, integrity: (path: string) => string): void {
  const links = elementsOf(tree, 'link').filter((link) => property(link, 'rel') === 'stylesheet');
  for (const element of [...elementsOf(tree, 'script'), ...links]) {
    const address = property(element, element.tagName === 'script' ? 'src' : 'href');
    if (!address?.startsWith('/') || address.startsWith('//') || element.properties.integrity) continue;
    const [path = ''] = address.split(/[?#]/);
    element.properties.integrity = integrity(path);
  }
}

/**
 * Names the integrity of modules in an import map: `import()` takes no other.
 * @param integrity of the file at an address
 */
export function addImportMap(
  tree: Root,
  modules: readonly string[],
  integrity: (path: string) => string,
): void {
  if (modules.length === 0) return;
  const hashes = Object.fromEntries(modules.map((path) => [path, integrity(path)]));
  select('head', tree)?.children.push({
    type: 'element',
    tagName: 'script',
    properties: { type: 'importmap' },
    children: [{ type: 'text', value: JSON.stringify({ integrity: hashes }) }],
  });
}

/**
 * The module of the search, which the script of a page loads when somebody searches (`lib/browser/search-opener.ts`): its
 * address stands in that script.
 * @param script gives the text of the script at an address
 */
export function searchModule(tree: Root, script: (path: string) => string): string[] {
  const own = elementsOf(tree, 'script').flatMap((element) => property(element, 'src') ?? []);
  const texts = own.filter((src) => src.startsWith('/assets/')).map(script);
  return texts.flatMap((text) => /\/assets\/search\.\w+\.js/.exec(text) ?? []);
}

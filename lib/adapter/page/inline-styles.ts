import { createHash } from 'node:crypto';
import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { GeneratedFile } from '@/lib/adapter/precompress';
import { elementsOf, inlineScripts, property } from '@/lib/html/tree';
import { markedModules } from './island-modules';
import { type SelectorNames, selectorNames } from './selector-names';

/** Reads scripts and styles by their addresses. */
export type StyleSource = {
  /** Text of the script at an address. */
  script: (path: string) => string;
  /** The rules that a page can use, of the sheets at these addresses together. */
  styles: (sheets: readonly string[], names: SelectorNames, scripts: string) => string;
};

/**
 * Replaces the style sheets of a page by the rules that it uses: in a `<style>`, or with `shared` in a file that pages with the
 * same rules share.
 * @returns that file
 * @throws if the rules contain `</style`
 */
export function inlineStyles(tree: Root, source: StyleSource, shared = false): GeneratedFile | undefined {
  const links = elementsOf(tree, 'link').filter(
    (link) => property(link, 'rel') === 'stylesheet' && property(link, 'href')?.startsWith('/_next/'),
  );
  const [first] = links;
  if (!first) return undefined;
  const sheets = links.flatMap((link) => property(link, 'href') ?? []);
  const scripts = [
    ...elementsOf(tree, 'script').flatMap((script) => property(script, 'src') ?? []),
    ...markedModules(tree),
  ]
    .filter((src) => src.startsWith('/'))
    .map(source.script);
  const css = source.styles(sheets, selectorNames(tree), [...scripts, ...inlineScripts(tree)].join('\n'));
  if (css.toLowerCase().includes('</style')) {
    throw new Error(`The styles of ${sheets.join(', ')} would end their element.`);
  }
  const file = shared ? { path: `/assets/styles.${hashOf(css)}.css`, text: css } : undefined;
  if (file) first.properties = { rel: ['stylesheet'], href: file.path };
  else Object.assign(first, { tagName: 'style', properties: {}, children: [{ type: 'text', value: css }] });
  // The other sheets, and preloads of all.
  visit(tree, { type: 'element', tagName: 'link' } as const, (link: Element, index, parent) => {
    if (!parent || index === undefined || !sheets.includes(property(link, 'href') ?? '')) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return file;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);

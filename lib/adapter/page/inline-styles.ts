import { createHash } from 'node:crypto';
import type { Element, Root } from 'hast';
import type { GeneratedFile } from '@/lib/adapter/precompress';
import { elementsOf, inlineScripts, property, removeElements } from '@/lib/html/tree';
import { markedModules } from './island-modules';
import { type SelectorNames, selectorNames } from './used-styles';

/** Reads scripts and styles by their paths. */
export type StyleSource = {
  /** Text of the script at a path. */
  script: (path: string) => string;
  /** The rules that a page with these names and scripts can use, of all sheets at these paths. */
  styles: (sheets: readonly string[], names: SelectorNames, scripts: string) => string;
};

/**
 * Replaces the style sheets of a page by the rules that it uses: in a `<style>`, or with `isShared` in a file, which pages with
 * the same rules share.
 * @returns that file
 * @throws if the rules contain `</style`
 */
export function inlineStyles(
  tree: Root,
  source: StyleSource,
  { isShared = false } = {},
): GeneratedFile | undefined {
  const [first, ...others] = elementsOf(tree, 'link').filter(
    (link) => property(link, 'rel') === 'stylesheet' && property(link, 'href')?.startsWith('/_next/'),
  );
  if (!first) return undefined;
  const sheets = [first, ...others].flatMap((link) => property(link, 'href') ?? []);
  const css = source.styles(sheets, selectorNames(tree), scriptsOf(tree, source).join('\n'));
  if (css.toLowerCase().includes('</style')) {
    throw new Error(`The styles of ${sheets.join(', ')} would end their element.`);
  }
  const file = isShared ? { path: `/assets/styles.${hashOf(css)}.css`, text: css } : undefined;
  if (file) first.properties = { rel: ['stylesheet'], href: file.path };
  else Object.assign(first, { tagName: 'style', properties: {}, children: [{ type: 'text', value: css }] });
  const isReplaced = (element: Element) => sheets.includes(property(element, 'href') ?? '');
  // The other sheets, and the preloads of all.
  removeElements(tree, (element) => element.tagName === 'link' && isReplaced(element));
  return file;
}

/** The texts of all scripts of this site that a page or its islands load. */
function scriptsOf(tree: Root, source: StyleSource): string[] {
  const sources = elementsOf(tree, 'script').flatMap((script) => property(script, 'src') ?? []);
  const ownPaths = [...sources, ...markedModules(tree)].filter((path) => path.startsWith('/'));
  return [...ownPaths.map(source.script), ...inlineScripts(tree)];
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);

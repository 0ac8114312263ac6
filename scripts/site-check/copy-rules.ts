import type { Nodes } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as wholeText } from 'hast-util-to-string';
import { news } from '@/lib/content/collections';
import { valuesOf } from '@/lib/html/tree';
import { pageCharacters, systemCharacters } from '@/lib/pictures/font-characters.mjs';
import { fixedStrings } from './fixed-strings';
import { collapsed, type Finding, type SitePage } from './page';

/**
 * Returns the text of a node.
 * @param ignored the elements to leave out
 */
function textOf(node: Nodes, ignored: ReadonlySet<Nodes>): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || ignored.has(node)) return '';
  return node.children.map((child) => textOf(child, ignored)).join('');
}

const availableCharacters = new Set(`${pageCharacters}${systemCharacters}`);

/**
 * Reports characters that both typefaces lack: browsers would change the typeface in the middle of a word. Articles are exempt,
 * because they may contain any name.
 */
export function missingCharacters({ path, document }: SitePage): Finding[] {
  if (news.owns(path)) return [];
  const body = select('body', document);
  const ignored = new Set<Nodes>(
    selectAll('script, style, template, code, pre, kbd, samp, .font-mono', document),
  );
  const text = [
    body ? textOf(body, ignored) : '',
    ...valuesOf(document, '[placeholder]', 'placeholder'),
  ].join('');
  return [...new Set(text.replace(/\s/g, ' '))]
    .filter((character) => !availableCharacters.has(character))
    .map((character) => ({
      path,
      text: `«${character}» non c’è nei caratteri del sito. Scrivetelo altrimenti, o aggiungetelo a lib/pictures/font-characters.mjs.`,
      words: character,
    }));
}

/** Reports strings of the specification that a page lacks. */
export function missingStrings(pages: readonly SitePage[]): Finding[] {
  return Object.entries(fixedStrings).flatMap(([path, strings]) => {
    const page = pages.find((candidate) => candidate.path === path);
    if (!page) return [{ path, text: 'la pagina manca nel sito costruito.' }];
    const text = collapsed(wholeText(page.document));
    return strings
      .filter((wanted) => !text.includes(wanted))
      .map((wanted) => ({
        path,
        text: `non dice più «${wanted}», che la specifica vuole. Rimettetelo com’era.`,
      }));
  });
}

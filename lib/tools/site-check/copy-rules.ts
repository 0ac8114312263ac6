import type { Element, Nodes } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as wholeText } from 'hast-util-to-string';
import { news } from '@/lib/content/text-folders';
import { valuesOf } from '@/lib/html/tree';
import { pageCharacters, systemCharacters } from '@/lib/pictures/font-characters.mjs';
import { fixedStrings } from './fixed-strings';
import { collapsed, type Finding, type SitePage } from './page';

/** Elements whose text is not Italian copy: code, logs, file names, other languages, letters of notes, corrected misprints. */
const notItalian =
  'script, style, template, code, pre, kbd, samp, sup, del, .font-mono, [lang]:not([lang="it"])';
/** Elements that may be inside a word. All others separate words. */
const inline = new Set(['a', 'abbr', 'b', 'em', 'i', 'mark', 'strong']);

/** Returns the text of an element, with spaces between blocks. @param ignored selector of the elements to leave out */
function textOf(element: Element, ignored: string): string {
  // One query for all of them, since matching element by element is slow.
  const ignoredElements = new Set(selectAll(ignored, element));
  const read = (node: Nodes): string => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element') return '';
    if (ignoredElements.has(node)) return ' ';
    const text = node.children.map(read).join('');
    return inline.has(node.tagName) ? text : ` ${text} `;
  };
  return read(element);
}

/** Attributes with texts, by their names in hast. */
const textAttributes = { alt: 'alt', ariaLabel: 'aria-label', placeholder: 'placeholder', title: 'title' };

/** Returns the Italian texts of a page: title, description, body and attributes. */
function italianTexts({ document }: SitePage): string[] {
  const title = select('title', document);
  const body = select('body', document);
  return [
    collapsed(title ? wholeText(title) : ''),
    ...valuesOf(document, 'meta[name=description]', 'content'),
    body ? collapsed(textOf(body, notItalian)) : '',
    ...Object.entries(textAttributes).flatMap(([name, attribute]) =>
      valuesOf(document, `[${attribute}]:lang(it)`, name),
    ),
  ];
}

const availableCharacters = new Set(`${pageCharacters}${systemCharacters}`);

/**
 * Reports characters that both typefaces lack: browsers would change the typeface in the middle of a word. Articles are exempt,
 * because they may contain any name.
 */
export function missingCharacters({ path, document }: SitePage): Finding[] {
  if (news.owns(path)) return [];
  const body = select('body', document);
  const text = [
    body ? textOf(body, 'script, style, template, code, pre, kbd, samp, .font-mono') : '',
    ...valuesOf(document, '[placeholder]', 'placeholder'),
  ].join(' ');
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
    if (!page) return [{ path, text: 'is not in the bundle' }];
    const text = [collapsed(wholeText(page.document)), ...italianTexts(page)].join('\n');
    return strings
      .filter((wanted) => !text.includes(wanted))
      .map((wanted) => ({ path, text: `does not say «${wanted}» (specification)` }));
  });
}

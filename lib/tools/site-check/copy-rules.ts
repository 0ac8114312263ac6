import { HTMLElement, type Node, NodeType } from 'node-html-parser';
import { straightQuotesIn } from '@/lib/content/characters';
import { news } from '@/lib/content/collections';
import { pageCharacters, systemCharacters } from '@/lib/pictures/font-characters.mjs';
import { fixedStrings, fixedWithStraightQuotes } from './fixed-strings';
import { type Finding, type SitePage, visible } from './page';

/** Not read as Italian: code, logs, file names, other languages, letters of notes, corrected misprints. */
const foreign =
  'script, style, template, code, pre, kbd, samp, sup, del, .font-mono, [lang]:not([lang="it"])';
/** Inline elements: they may be inside a word. All others separate words. */
const inline = new Set(['a', 'abbr', 'b', 'em', 'i', 'mark', 'strong']);

/** Text of a part of a page, blocks apart from each other, without the elements that `leftOut` selects. */
function textOf(part: HTMLElement, leftOut: string): string {
  // Once for the whole part: asking each element whether it matches is slow.
  const silent = new Set<Node>(part.querySelectorAll(leftOut));
  const read = (node: Node): string => {
    if (!(node instanceof HTMLElement)) return node.nodeType === NodeType.TEXT_NODE ? node.text : '';
    if (silent.has(node)) return ' ';
    const text = node.childNodes.map(read).join('');
    return inline.has(node.rawTagName?.toLowerCase()) ? text : ` ${text} `;
  };
  return read(part);
}

const textAttributes = ['alt', 'aria-label', 'placeholder', 'title'];

/**
 * All Italian text of a page, attributes included.
 * @returns pieces of running text
 */
function italianTexts({ document }: SitePage): string[] {
  const attributes = textAttributes.flatMap((name) =>
    document
      .querySelectorAll(`[${name}]`)
      // The nearest language counts: that of the document itself is Italian.
      .filter((element) => (element.closest('[lang]')?.getAttribute('lang') ?? 'it') === 'it')
      .map((element) => element.getAttribute(name) ?? ''),
  );
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  const body = document.querySelector('body');
  return [
    visible(document.querySelector('title')?.text ?? ''),
    description,
    body ? visible(textOf(body, foreign)) : '',
    ...attributes,
  ];
}

/** Straight quotes and apostrophes in running text, except in the strings that the specification fixes. */
export function straightQuotes(page: SitePage): Finding[] {
  return italianTexts(page).flatMap((text) => {
    const rest = fixedWithStraightQuotes.reduce((left, fixed) => left.replaceAll(fixed, ''), text);
    return straightQuotesIn(rest).map(([near]) => ({
      path: page.path,
      text: `virgolette o apostrofi dritti in «${near.trim()}». Scrivete ’ e « ».`,
      words: /\S*['"]\S*/.exec(near)?.[0] ?? near,
    }));
  });
}

const covered = new Set(`${pageCharacters}${systemCharacters}`);

/**
 * Characters that both typefaces lack: a browser would take them from another one, in the middle of a word. Articles may
 * hold any name, so theirs are not counted.
 */
export function missingCharacters({ path, document }: SitePage): Finding[] {
  if (news.owns(path)) return [];
  const body = document.querySelector('body');
  const placeholders = document
    .querySelectorAll('[placeholder]')
    .map((field) => field.getAttribute('placeholder'));
  const text = [body ? textOf(body, 'script, style, template, code, pre, kbd, samp, .font-mono') : '']
    .concat(placeholders.map((placeholder) => placeholder ?? ''))
    .join(' ');
  return [...new Set(text.replace(/\s/g, ' '))]
    .filter((character) => !covered.has(character))
    .map((character) => ({
      path,
      text: `«${character}» non c’è nei caratteri del sito. Scrivetelo altrimenti, o aggiungetelo a lib/pictures/font-characters.mjs.`,
      words: character,
    }));
}

/** Quoted strings of the specification that a page lacks. */
export function missingStrings(pages: readonly SitePage[]): Finding[] {
  return Object.entries(fixedStrings).flatMap(([path, strings]) => {
    const page = pages.find((one) => one.path === path);
    if (!page) return [{ path, text: 'is not in the bundle' }];
    const text = [visible(page.document.querySelector('body')?.text ?? ''), ...italianTexts(page)].join('\n');
    return strings
      .filter((wanted) => !text.includes(wanted))
      .map((wanted) => ({ path, text: `does not say «${wanted}» (specification)` }));
  });
}

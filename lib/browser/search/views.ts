// Parts of the search window.

import { button, element } from '@/lib/browser/element';
import { handOver } from '@/lib/browser/question';
import type { SearchStates, SiteSearchCopy } from '@/lib/schema/site-search';
import type { Passage } from './passages';
import { languageOf } from './words';

/** A passage with its matched words in `<mark>`. */
export const markedText = (passage: Passage): (Node | string)[] =>
  passage.map(({ text, term }) => (term === undefined ? text : element('mark', {}, text)));

/** Name of the section that contains an address. */
export function sectionOf(href: string, { sections }: SiteSearchCopy): string | undefined {
  return sections[/^\/([^/#?]*)/.exec(href)?.[1] ?? ''];
}

/**
 * The status message of an answer.
 * @param count number of results
 * @param corrected the corrected question
 */
export function statusOf(
  words: string,
  count: number,
  corrected: string | undefined,
  copy: SearchStates,
): string {
  if (count === 0) return copy.none.replace('{words}', () => words);
  const counted = (count === 1 ? copy.oneResult : copy.manyResults).replace('{count}', String(count));
  return corrected ? `${copy.corrected.replace('{corrected}', () => corrected)} ${counted}` : counted;
}

/** Moves the focus to the first result. Without results the status scrolls into view, and the focus stays in the box. */
export function showFirst(result: HTMLElement | null, status: HTMLElement): void {
  // A keyboard on the screen leaves little room.
  const touch = matchMedia('(pointer: coarse)').matches;
  result?.focus({ preventScroll: true });
  (result ?? status).scrollIntoView({ block: result && touch ? 'start' : 'nearest' });
}

const titledList = (tag: 'h2' | 'p', title: string, items: readonly Node[]) => [
  element(tag, { class: 'search-title' }, title),
  element('ul', { class: 'search-examples' }, ...items.map((item) => element('li', {}, item))),
];

/**
 * Questions that the site answers, below a title.
 * @param askFor asks one of them
 */
export const examples = (
  tag: 'h2' | 'p',
  title: string,
  copy: SiteSearchCopy,
  askFor: (words: string) => unknown,
): Node[] =>
  titledList(
    tag,
    title,
    copy.examples.map((words) => button({}, words, () => askFor(words))),
  );

/** Links for a question about the visitor's own documents: the nearest prepared question of its profession, and the demo. */
export function ownDocuments(
  words: string,
  profession: string,
  { ownDocuments: copy, language }: SiteSearchCopy,
): Node[] {
  const { uniqueWords } = languageOf(language);
  const questionStems = new Set(uniqueWords(words).map(({ stem }) => stem));
  const shared = ({ label }: { label: string }) =>
    uniqueWords(label).filter(({ stem, kind }) => kind === 'content' && questionStems.has(stem)).length;
  const [nearest] = copy.prepared
    .filter((each) => each.profession === profession)
    .sort((a, b) => shared(b) - shared(a));
  const links = [...(nearest ? [nearest] : []), copy.demo];
  return titledList(
    'p',
    copy.title,
    links.map(({ label, href }) => element('a', { href }, label)),
  );
}

/** Help when nothing answers: ways to ask the company, which get the question, and questions that the site answers. */
export function noResultsHelp(
  words: string,
  copy: SiteSearchCopy,
  askFor: (words: string) => unknown,
): Node[] {
  const links = copy.relatedLinks.map(({ label, href, takesQuestion }) => {
    const link = element('a', { href }, label);
    if (takesQuestion) link.addEventListener('click', (click) => handOver(words, click));
    return link;
  });
  return [
    ...titledList('p', copy.relatedLinksTitle, links),
    ...examples('p', copy.askableTitle, copy, askFor),
  ];
}

// What the search window shows.

import { button, element } from '@/lib/browser/element';
import { handOver } from '@/lib/browser/question';
import type { SiteSearchCopy } from '@/lib/schema/site-search';
import type { Passage } from './passages';
import { languageOf } from './words';

/** A passage with its matched words in `<mark>`. */
export const markedText = (passage: Passage): (Node | string)[] =>
  passage.map(({ text, matched }) => (matched ? element('mark', {}, text) : text));

/**
 * Leads to the first result: it takes the focus, and the page scrolls to it where keys are on the screen.
 * @param status comes into view where nothing answers; the focus stays in the box then
 */
export function showFirst(result: HTMLElement | null, status: HTMLElement): void {
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

/**
 * What is shown where a question is for the visitor's own documents: the nearest prepared question of its trade, and the demo.
 * @param words the question
 */
export function ownDocuments(
  words: string,
  trade: string,
  { ownDocuments: copy, language }: SiteSearchCopy,
): Node[] {
  const { uniqueWords } = languageOf(language);
  const asked = new Set(uniqueWords(words).map(({ stem }) => stem));
  const shared = ({ label }: { label: string }) =>
    uniqueWords(label).filter(({ stem, kind }) => kind === 'content' && asked.has(stem)).length;
  const [nearest] = copy.prepared
    .filter((each) => each.trade === trade)
    .sort((a, b) => shared(b) - shared(a));
  const links = [...(nearest ? [nearest] : []), copy.demo];
  return titledList(
    'p',
    copy.title,
    links.map(({ label, href }) => element('a', { href }, label)),
  );
}

/**
 * What helps where nothing answers: people who do, and questions that the site answers.
 * @param words the question, which goes on to them
 */
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

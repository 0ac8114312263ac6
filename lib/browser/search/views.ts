// The parts of the search window.

import { button, element } from '@/lib/browser/element';
import { handOver } from '@/lib/browser/question';
import type { SearchStates, SiteSearchCopy } from '@/lib/schema/site-search';
import type { State } from './ask';
import type { Found } from './engine';
import type { Passage } from './passages';
import { scoreBar } from './score';
import { languageOf } from './words';

type AskFor = (words: string) => unknown;

export const questionInput = (copy: SiteSearchCopy): HTMLInputElement =>
  element('input', {
    type: 'search',
    placeholder: copy.placeholder,
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
    'aria-label': copy.fieldLabel,
  });

/** The choice between all pages and those below an address. */
export function scopeChoice({ scope }: SiteSearchCopy) {
  const all = element('input', { type: 'radio', name: 'scope' });
  const partOnly = element('input', { type: 'radio', name: 'scope' });
  const fieldset = element(
    'fieldset',
    { class: 'search-scope' },
    element('legend', {}, scope.label),
    element('label', {}, all, scope.all),
    element('label', {}, partOnly, scope.part),
  );
  return {
    fieldset,
    /** The prefix of the addresses to search. */
    below: () => (partOnly.checked ? scope.below : '/'),
    /** Chooses the pages below an address if it is the one that is offered, otherwise all. */
    choose: (below: string) => {
      (below === scope.below ? partOnly : all).checked = true;
    },
  };
}

/** The keys of the window with their actions, and what happens to the question. */
export const foot = (copy: SiteSearchCopy): HTMLElement =>
  element(
    'div',
    { class: 'search-foot' },
    element(
      'p',
      { class: 'search-keys' },
      ...copy.keys.flatMap(({ key, action }) => [element('kbd', {}, key), ` ${action} `]),
    ),
    element('p', {}, copy.privacy),
  );

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

/**
 * The body of the window: examples, links for a question about own documents, help without results, or the results.
 * @param askFor asks another question
 */
export function contentsOf(state: State, copy: SiteSearchCopy, askFor: AskFor): Node[] {
  if (state.kind === 'idle') return titledList('h2', copy.examplesTitle, exampleButtons(copy, askFor));
  const { found = [], profession } = state.kind === 'answered' ? state.answer : {};
  if (profession) return ownDocuments(state.words, profession, copy);
  if (found.length === 0) return noResultsHelp(state.words, copy, askFor);
  const items = found.map((place, index) => resultItem(place, index + 1, copy));
  return [element('ol', { class: 'search-results' }, ...items)];
}

const titledList = (tag: 'h2' | 'p', title: string, items: readonly Node[]) => [
  element(tag, { class: 'search-title' }, title),
  element('ul', { class: 'search-examples' }, ...items.map((item) => element('li', {}, item))),
];

/** Questions that the site answers. */
const exampleButtons = ({ examples }: SiteSearchCopy, askFor: AskFor) =>
  examples.map((words) => button({}, words, () => askFor(words)));

/** Links for a question about the visitor's own documents: the nearest prepared question of its profession, and the demo. */
function ownDocuments(
  words: string,
  profession: string,
  { ownDocuments: copy, language }: SiteSearchCopy,
): Node[] {
  const { uniqueWords } = languageOf(language);
  const questionStems = new Set(uniqueWords(words).map(({ stem }) => stem));
  const sharedWords = ({ label }: { label: string }) =>
    uniqueWords(label).filter(({ stem, kind }) => kind === 'content' && questionStems.has(stem)).length;
  const [nearest] = copy.prepared
    .filter((question) => question.profession === profession)
    .sort((a, b) => sharedWords(b) - sharedWords(a));
  const links = [...(nearest ? [nearest] : []), copy.demo];
  return titledList(
    'p',
    copy.title,
    links.map(({ label, href }) => element('a', { href }, label)),
  );
}

/** Help when nothing answers: ways to ask the company, which get the question, and questions that the site answers. */
function noResultsHelp(words: string, copy: SiteSearchCopy, askFor: AskFor): Node[] {
  const links = copy.relatedLinks.map(({ label, href, takesQuestion }) => {
    const link = element('a', { href }, label);
    if (takesQuestion) link.addEventListener('click', (click) => handOver(words, click));
    return link;
  });
  return [
    ...titledList('p', copy.relatedLinksTitle, links),
    ...titledList('p', copy.askableTitle, exampleButtons(copy, askFor)),
  ];
}

/** A result in the list. @param number its position, from 1 */
function resultItem({ href, page, heading, passage, score }: Found, number: number, copy: SiteSearchCopy) {
  const link = element('a', { href }, page);
  if (heading.length > 0)
    link.append(element('span', { class: 'search-part' }, ' › ', ...markedText(heading)));
  const text = element('div', {}, link);
  if (passage.length > 0)
    text.append(element('p', { class: 'search-passage' }, ...markedText(passage), ' …'));
  return element(
    'li',
    {},
    element('p', { class: 'search-section' }, `${number} · ${sectionOf(href, copy) ?? ''}`),
    text,
    scoreOf(score, copy),
  );
}

/** A passage with its matched words in `<mark>`. */
const markedText = (passage: Passage): (Node | string)[] =>
  passage.map(({ text, term }) => (term === undefined ? text : element('mark', {}, text)));

/** Name of the section that contains an address. */
export function sectionOf(href: string, { sections }: SiteSearchCopy): string | undefined {
  return sections[/^\/([^/#?]*)/.exec(href)?.[1] ?? ''];
}

/** The score as a bar and a number: «0,81». */
function scoreOf(score: number, { scoreLabel }: SiteSearchCopy): Node {
  const bar = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  bar.setAttribute('viewBox', '0 0 100 6');
  bar.setAttribute('preserveAspectRatio', 'none');
  bar.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', scoreBar(score));
  bar.append(path);
  const number = score.toFixed(2).replace('.', ',');
  return element('p', { class: 'search-score' }, element('span', {}, `${scoreLabel}: `), bar, number);
}

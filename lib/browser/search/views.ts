// The parts of the search window.

import { button, element } from '@/lib/browser/element';
import { handOver } from '@/lib/browser/question-handover';
import type { SearchStates, SiteSearchCopy } from '@/lib/schema/site-search';
import type { State } from './ask';
import type { Found } from './engine';
import type { Passage } from './passages';
import { scoreBar } from './score';

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

/** The choice between all pages and those below a path. */
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
    /** The prefix of the paths to search. */
    below: () => (partOnly.checked ? scope.below : '/'),
    /** Chooses the pages below a path if it is the one that is offered, otherwise all. */
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

/** The status message of a state, which says what stands below it. */
export function statusOf(state: State, copy: SearchStates): string {
  if (state.kind !== 'answered') return state.kind === 'failed' ? copy.failed : '';
  const { found, isAnswer, gapLine, corrected } = state.answer;
  const counted = (found.length === 1 ? copy.oneResult : copy.manyResults).replace(
    '{count}',
    `${found.length}`,
  );
  const gap = gapLine && copy.gap.replace('{subject}', () => gapLine);
  const status = gap ?? (isAnswer ? counted : found.length > 0 ? copy.nearest : copy.none);
  return corrected ? `${copy.corrected.replace('{corrected}', () => corrected)} ${status}` : status;
}

/**
 * The body of the window: examples, the results, or the nearest pages with ways to ask further.
 * @param askFor asks another question
 */
export function contentsOf(state: State, copy: SiteSearchCopy, askFor: AskFor): Node[] {
  if (state.kind === 'idle') {
    const examples = copy.examples.map((words) => button({}, words, () => askFor(words)));
    return [element('h2', { class: 'search-title' }, copy.examplesTitle), listOf(examples)];
  }
  if (state.kind === 'failed') return [linksToAsk(state.words, copy.failedLinks)];
  const { found, isAnswer } = state.answer;
  if (isAnswer) return [resultList(found, copy)];
  const nearest = [
    element('h2', { class: 'search-title' }, copy.nearestTitle),
    resultList(found, copy, 'search-nearest'),
  ];
  const { text, link } = copy.ownDocuments;
  return [
    ...(found.length > 0 ? nearest : []),
    linksToAsk(state.words, [copy.askUs]),
    element('p', { class: 'search-note' }, `${text} `, element('a', { href: link.href }, link.label)),
  ];
}

const listOf = (items: readonly Node[]) =>
  element('ul', { class: 'search-examples' }, ...items.map((item) => element('li', {}, item)));

/** Links to ask the company; the contact form gets the question. */
function linksToAsk(words: string, links: SiteSearchCopy['failedLinks']): Node {
  return listOf(
    links.map(({ label, href, takesQuestion }) => {
      const link = element('a', { href }, label);
      if (takesQuestion) link.addEventListener('click', (click) => handOver(words, click));
      return link;
    }),
  );
}

const resultList = (found: readonly Found[], copy: SiteSearchCopy, nearest = '') =>
  element(
    'ol',
    { class: `search-results ${nearest}` },
    ...found.map((place, index) => resultItem(place, index + 1, copy, nearest === '')),
  );

/**
 * A result in the list.
 * @param number its position, from 1
 */
function resultItem(place: Found, number: number, copy: SiteSearchCopy, hasScore: boolean) {
  const { href, page, heading, passage, score } = place;
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
    ...(hasScore ? [scoreOf(score, copy)] : []),
  );
}

/** A passage with its matched words in `<mark>`. */
const markedText = (passage: Passage): (Node | string)[] =>
  passage.map(({ text, term }) => (term === undefined ? text : element('mark', {}, text)));

/** Name of the section that contains a path. */
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

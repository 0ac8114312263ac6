import type { SiteSearchCopy } from '@/lib/schema/site-search';
import { type State, statusOf, watch } from './ask';
import { loadCopy, sectionOf } from './copy';
import type { Found } from './engine';
import { preloadIndex } from './index-files';
import { markedText, noResultsHelp } from './parts';
import { scoreBar, scoreText } from './score';

/**
 * Answers questions in the panel of the home page. While the input is empty the example is visible.
 * @param form the form; beside it are the example, the answer and the templates
 * @throws if the words of the search cannot be loaded
 */
export async function answerPanel(form: HTMLElement): Promise<void> {
  const copy = await loadCopy();
  const panel = form.closest('figure');
  const part = <Kind extends HTMLElement>(selector: string) => panel?.querySelector<Kind>(selector) as Kind;
  const example = part('[data-example]');
  const caption = part('[data-caption]');
  const answer = part('[data-answer]');
  const status = part('[data-answer] > p');
  const list = part('[data-answer] > ol');
  const pattern = part('[data-result] > li');
  const helpPattern = part('[data-help] > li');

  const askFor = (words: string) => {
    const input = part<HTMLInputElement>('input');
    input.value = words;
    input.focus();
    searchNow();
  };
  const show = (state: State) => {
    const idle = state.kind === 'idle';
    // It keeps its space, so that the page does not move.
    for (const part of [example, caption]) part.style.visibility = idle ? '' : 'hidden';
    answer.hidden = idle;
    status.textContent = statusOf(state, copy.states);
    if (state.kind === 'searching') return;
    const found = 'found' in state ? state.found : [];
    list.replaceChildren(
      ...(found.length > 0 || idle
        ? found.map((place, index) => result(place, index, pattern, copy))
        : [help(helpPattern, noResultsHelp(state.words, copy, panelClasses, askFor))]),
    );
    answer.scrollTop = 0;
  };
  const searchNow = watch(part<HTMLInputElement>('input'), show, () => ({ limit: 5 }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    searchNow();
  });
  searchNow();
  preloadIndex();
}

function help(pattern: HTMLElement, parts: readonly Node[]): Node {
  const item = pattern.cloneNode() as HTMLElement;
  item.append(...parts);
  return item;
}

function result(
  { href, page, heading, passage, score }: Found,
  index: number,
  pattern: HTMLElement,
  copy: SiteSearchCopy,
): Node {
  const item = pattern.cloneNode(true) as HTMLElement;
  const fill = (selector: string, ...text: (Node | string)[]) =>
    item.querySelector(selector)?.append(...text);
  item.querySelector('a')?.setAttribute('href', href);
  fill('[data-page]', page);
  fill('[data-number]', String(index + 1));
  if (heading) fill('[data-part]', ' › ', ...markedText(heading));
  fill('[data-section]', sectionOf(href, copy) ?? '');
  fill('[data-score]', scoreText(score));
  item.querySelector('[data-bar]')?.setAttribute('d', scoreBar(score));
  if (passage.length > 0) fill('[data-passage]', ...markedText(passage), ' …');
  return item;
}

/** Classes that the page has styles for, because the panel uses them. */
const panelClasses = { title: 'pt-4 text-note text-ink-muted', list: '', item: 'py-3', action: 'link' };

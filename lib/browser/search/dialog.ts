import { button, element } from '@/lib/browser/element';
import type { SiteSearchCopy } from '@/lib/schema/site-search';
import type { AnswerIndex } from './answer-index';
import { type State, searchAsYouType } from './ask';
import { answer, type Found } from './engine';
import { scoreBar } from './score';
import { examples, markedText, noResultsHelp, ownDocuments, sectionOf, showFirst, statusOf } from './views';
import { fold, wordsOf } from './words';

/**
 * The search window: an input, its results, and help if there are none. Enter searches and moves to the first result,
 * arrow keys move through the results, Escape closes the window. The browser restores the focus.
 * @returns a function that opens it and asks a question if there is one. `below`: the prefix of the addresses to search.
 */
export function searchDialog(
  copy: SiteSearchCopy,
  loadIndex: () => Promise<AnswerIndex>,
): (words: string, below: string) => void {
  const input = element('input', {
    type: 'search',
    placeholder: copy.placeholder,
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
    'aria-label': copy.fieldLabel,
  });
  const status = element('p', { class: 'search-status', role: 'status' });
  const body = element('div', { class: 'search-body' });
  const close = button({ class: 'search-close' }, copy.close, () => dialog.close());
  const form = element('form', { class: 'search-question', role: 'search' }, input, close);
  const all = element('input', { type: 'radio', name: 'scope' });
  const partOnly = element('input', { type: 'radio', name: 'scope' });
  const scope = element(
    'fieldset',
    { class: 'search-scope' },
    element('legend', {}, copy.scope.label),
    element('label', {}, all, copy.scope.all),
    element('label', {}, partOnly, copy.scope.part),
  );
  scope.addEventListener('change', () => void searchNow());
  const dialog = element(
    'dialog',
    { class: 'search', 'aria-label': copy.label },
    form,
    scope,
    status,
    body,
    element('div', { class: 'search-foot' }, keys(copy), element('p', {}, copy.privacy)),
  );
  document.body.append(dialog);

  const linksAndButtons = () => [...body.querySelectorAll<HTMLElement>('a, button')];
  const askFor = (words: string) => {
    input.value = words;
    input.focus();
    return searchNow();
  };
  /** The question whose results are shown, and the addresses of the results. */
  let drawn = { words: '', hrefs: '' };
  const setStatus = (text: string, isAnswer = false) => {
    status.textContent = text;
    status.classList.toggle('search-answer', isAnswer);
  };
  const show = (state: State) => {
    if (state.kind === 'idle') setStatus('');
    else if (state.kind === 'failed') setStatus(copy.states.failed);
    else if (state.settled) {
      const { found, corrected, gapLine, profession } = state.answer;
      const line = profession ? copy.ownDocuments.line : gapLine;
      setStatus(line ?? statusOf(state.words, found.length, corrected, copy.states), line !== undefined);
    }
    const words = 'words' in state ? state.words : '';
    const hrefs = state.kind === 'answered' ? state.answer.found.map(({ href }) => href).join(' ') : '';
    // The same results are not drawn again: they would lose the focus, and a click that has begun.
    if (hrefs && words === drawn.words && hrefs === drawn.hrefs) return;
    const { scrollTop } = body;
    const { activeElement } = document;
    const focusedHref = body.contains(activeElement) ? activeElement?.getAttribute('href') : undefined;
    body.replaceChildren(...contents(state, copy, askFor));
    // Another answer to the same words does not scroll.
    body.scrollTop = words === drawn.words ? scrollTop : 0;
    if (focusedHref)
      linksAndButtons()
        .find((link) => link.getAttribute('href') === focusedHref)
        ?.focus();
    drawn = { words, hrefs };
  };
  const searchNow = searchAsYouType(input, show, async (words, typing) =>
    answer(await loadIndex(), withoutProductName(words, copy), {
      typing,
      below: partOnly.checked ? copy.scope.below : '/',
    }),
  );

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void searchNow().then((isShown) => {
      if (isShown) showFirst(body.querySelector('.search-results a'), status);
    });
  });
  let followedLink = false;
  dialog.addEventListener('click', (event) => {
    const { target } = event;
    followedLink = target instanceof Element && target.closest('a') !== null;
    // A click on the dialog element itself is a click on its backdrop. A link may lead to the current page.
    if (followedLink || target === dialog) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => onKey(event, dialog, [input, ...linksAndButtons()]));
  dialog.addEventListener('close', () => {
    const { activeElement } = document;
    const isFocusLost = activeElement === document.body || dialog.contains(activeElement);
    // The link that opened the window is in the menu, which is closed now.
    if (isFocusLost && !followedLink) document.querySelector<HTMLElement>('[popovertarget="menu"]')?.focus();
  });
  show({ kind: 'idle' });

  return (words, below) => {
    (below === copy.scope.below ? partOnly : all).checked = true;
    if (!dialog.open) dialog.showModal();
    if (words) return void askFor(words);
    input.focus();
    input.select();
  };
}

/** Closes the window with Escape, and moves the focus with the arrow keys. @param stops the elements that they reach */
function onKey(event: KeyboardEvent, dialog: HTMLDialogElement, stops: readonly HTMLElement[]): void {
  // By default the first Escape only clears a search input.
  if (event.key === 'Escape' && !event.isComposing) {
    event.preventDefault();
    dialog.close();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const position = stops.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  stops[Math.min(stops.length - 1, Math.max(0, position + step))]?.focus();
}

/** The body of the window: examples, links for a question about own documents, help without results, or the results. */
function contents(state: State, copy: SiteSearchCopy, askFor: (words: string) => unknown): Node[] {
  if (state.kind === 'idle') return examples('h2', copy.examplesTitle, copy, askFor);
  const { found = [], profession } = state.kind === 'answered' ? state.answer : {};
  if (profession) return ownDocuments(state.words, profession, copy);
  if (found.length === 0) return noResultsHelp(state.words, copy, askFor);
  const items = found.map((place, index) => result(place, index, copy));
  return [element('ol', { class: 'search-results' }, ...items)];
}

/** A result in the list. @param index its position */
/** A question without the name of the product, unless it is nothing else. */
function withoutProductName(words: string, { product }: SiteSearchCopy): string {
  const others = words.split(/\s+/).filter((word) => wordsOf(word).join() !== fold(product));
  return others.join(' ') || words;
}

function result({ href, page, heading, passage, score }: Found, index: number, copy: SiteSearchCopy): Node {
  return element(
    'li',
    {},
    element('p', { class: 'search-section' }, `${index + 1} · ${sectionOf(href, copy) ?? ''}`),
    element(
      'div',
      {},
      element(
        'a',
        { href },
        page,
        ...(heading.length > 0
          ? [element('span', { class: 'search-part' }, ' › ', ...markedText(heading))]
          : []),
      ),
      ...(passage.length > 0
        ? [element('p', { class: 'search-passage' }, ...markedText(passage), ' …')]
        : []),
    ),
    scoreOf(score, copy),
  );
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

/** The keys of the window and what they do. */
const keys = (copy: SiteSearchCopy) =>
  element(
    'p',
    { class: 'search-keys' },
    ...copy.keys.flatMap(({ key, action }) => [element('kbd', {}, key), ` ${action} `]),
  );

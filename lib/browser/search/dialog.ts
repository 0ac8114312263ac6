import { button, element } from '@/lib/browser/element';
import type { SiteSearchCopy } from '@/lib/schema/site-search';
import type { AnswerIndex } from './answer-index';
import { type State, searchAsYouType } from './ask';
import { type Answer, answer } from './engine';
import { contentsOf, foot, questionInput, scopeChoice, statusOf } from './views';

/**
 * The search window: an input and its results. Enter searches and moves to the first result,
 * arrow keys move through the results, Escape closes the window. The browser restores the focus.
 * @returns a function that opens it and asks a question if there is one. `below`: the prefix of the paths to search.
 */
export function searchDialog(
  copy: SiteSearchCopy,
  loadIndex: () => Promise<AnswerIndex>,
): (words: string, below: string) => void {
  const input = questionInput(copy);
  const close = button({ class: 'search-close' }, copy.close, () => dialog.close());
  const form = element('form', { class: 'search-question', role: 'search' }, input, close);
  const scope = scopeChoice(copy);
  const status = element('p', { class: 'search-status', role: 'status' });
  const body = element('div', { class: 'search-body' });
  const dialog = element(
    'dialog',
    { class: 'search', 'aria-label': copy.label },
    form,
    scope.fieldset,
    status,
    body,
    foot(copy),
  );
  document.body.append(dialog);

  const askFor = (words: string) => {
    input.value = words;
    input.focus();
    return searchNow();
  };
  let shown: Answer | undefined;
  const show = (state: State) => {
    const current = state.kind === 'answered' ? state.answer : undefined;
    // Screen readers speak the status: not while somebody types.
    if (state.kind !== 'answered' || state.isSettled) status.textContent = statusOf(state, copy.states);
    // Drawing it again would lose the focus, and a click that has begun.
    if (current && current === shown) return;
    shown = current;
    body.replaceChildren(...contentsOf(state, copy, askFor));
    body.scrollTop = 0;
  };
  const searchNow = searchAsYouType(input, show, async (words, { typing }) =>
    answer(await loadIndex(), words, { typing, below: scope.below() }),
  );
  scope.fieldset.addEventListener('change', () => void searchNow());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void searchNow().then((isShown) => {
      if (isShown) showFirst(body.querySelector('.search-results:not(.search-nearest) a'), status);
    });
  });
  closeOnClick(dialog);
  dialog.addEventListener('keydown', (event) => onKey(event, dialog, [input, ...linksAndButtons(body)]));
  show({ kind: 'idle' });

  return (words, below) => {
    scope.choose(below);
    if (!dialog.open) dialog.showModal();
    if (words) return void askFor(words);
    input.focus();
    input.select();
  };
}

const linksAndButtons = (body: HTMLElement) => [...body.querySelectorAll<HTMLElement>('a, button')];

/** Moves the focus to the first result. Without an answer the status scrolls into view, and the focus does not move. */
function showFirst(result: HTMLElement | null, status: HTMLElement): void {
  result?.focus({ preventScroll: true });
  // The whole entry: its number stands above the link, its passage below.
  (result?.closest('li') ?? status).scrollIntoView({ block: 'nearest' });
}

/** Closes the window by a click on a link or outside, and moves a lost focus to the menu's button. */
function closeOnClick(dialog: HTMLDialogElement): void {
  let followedLink = false;
  dialog.addEventListener('click', ({ target }) => {
    followedLink = target instanceof Element && target.closest('a') !== null;
    // A click on the dialog element itself is a click on its backdrop. A link may lead to the current page.
    if (followedLink || target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    const { activeElement } = document;
    const isFocusLost = activeElement === document.body || dialog.contains(activeElement);
    // The link that opened the window is in the menu, which is closed now.
    if (isFocusLost && !followedLink) document.querySelector<HTMLElement>('[popovertarget="menu"]')?.focus();
  });
}

/**
 * Closes the window with Escape, and moves the focus with the arrow keys.
 * @param stops the elements that they reach
 */
function onKey(event: KeyboardEvent, dialog: HTMLDialogElement, stops: readonly HTMLElement[]): void {
  // Then an input method uses the key: 229 is the code that Safari sends with the key that ends a composition.
  if (event.isComposing || event.keyCode === 229) return;
  // By default the first Escape only clears a search input.
  if (event.key === 'Escape') {
    event.preventDefault();
    dialog.close();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const position = stops.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  stops[Math.min(stops.length - 1, Math.max(0, position + step))]?.focus();
}

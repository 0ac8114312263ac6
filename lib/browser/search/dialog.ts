import type { SiteSearchCopy } from '@/lib/schema/site-search';
import { type State, statusOf, watch } from './ask';
import { sectionOf } from './copy';
import { make, markedText } from './dom';
import type { Found } from './engine';
import { preloadIndex } from './index-files';

/**
 * The window of the site's search: a box, what is found under it, and what helps when nothing is. The arrow keys walk
 * through the results, Enter opens, Escape closes; the browser gives the focus back.
 * @returns opens it
 */
export function searchDialog(copy: SiteSearchCopy): () => void {
  const input = make('input', {
    type: 'search',
    placeholder: copy.placeholder,
    autocomplete: 'off',
    spellcheck: false,
    enterKeyHint: 'search',
    ariaLabel: copy.label,
  });
  const status = make('p', { className: 'ricerca-stato', role: 'status' });
  const body = make('div', { className: 'ricerca-corpo' });
  const close = make('button', { type: 'button', className: 'ricerca-chiudi' }, copy.close);
  const form = make('form', { className: 'ricerca-domanda', role: 'search' }, input, close);
  const dialog = make(
    'dialog',
    { className: 'ricerca', ariaLabel: copy.label },
    form,
    status,
    body,
    make('div', { className: 'ricerca-piede' }, keys(copy), make('p', {}, copy.privacy)),
  );
  document.body.append(dialog);

  const links = () => [...body.querySelectorAll<HTMLElement>('a, button')];
  const askFor = (words: string) => {
    input.value = words;
    input.focus();
    look();
  };
  const show = (state: State) => {
    status.textContent = statusOf(state, copy.states);
    // The answer before stays in sight until the new one has come.
    if (state.kind !== 'searching') body.replaceChildren(...contents(state, copy, askFor));
    if (state.kind !== 'searching') body.scrollTop = 0;
  };
  const look = watch(input, show, () => ({ limit: 10, synonyms: copy.synonyms }));

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [first] = body.querySelectorAll<HTMLElement>('.ricerca-esiti a');
    if (first && status.textContent !== copy.states.searching) first.click();
    else look();
  });
  let leaving = false;
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    const { target } = event;
    leaving = target instanceof Element && target.closest('a') !== null;
    // The window itself is its backdrop: all that it shows stands in its children. A link may lead to this very page.
    if (leaving || target === dialog) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    // Browsers empty the box first.
    if (event.key === 'Escape' && !event.isComposing) {
      event.preventDefault();
      dialog.close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = [input, ...links()];
    const here = all.indexOf(document.activeElement as HTMLElement);
    event.preventDefault();
    all[Math.min(all.length - 1, Math.max(0, here + step))]?.focus();
  });
  dialog.addEventListener('close', () => {
    const { activeElement } = document;
    const lost = activeElement === document.body || dialog.contains(activeElement);
    // The button that opened it stands in the menu, which the window has closed.
    if (lost && !leaving) document.querySelector<HTMLElement>('[popovertarget="menu"]')?.focus();
  });
  show({ kind: 'idle' });

  return () => {
    if (dialog.open) return;
    dialog.showModal();
    input.focus();
    input.select();
    preloadIndex();
  };
}

function contents(state: State, copy: SiteSearchCopy, askFor: (words: string) => void): Node[] {
  if (state.kind === 'idle') return examples(copy, askFor);
  const found = 'found' in state ? state.found : [];
  return found.length > 0 ? [results(found, copy)] : [...onward(copy)];
}

function examples(copy: SiteSearchCopy, askFor: (words: string) => void): Node[] {
  const items = copy.examples.map((words) =>
    make('li', {}, make('button', { type: 'button', onclick: () => askFor(words) }, words)),
  );
  return [
    make('h2', { className: 'ricerca-titolo' }, copy.examplesTitle),
    make('ul', { className: 'ricerca-esempi' }, ...items),
  ];
}

const results = (found: readonly Found[], copy: SiteSearchCopy) =>
  make('ol', { className: 'ricerca-esiti' }, ...found.map((place) => result(place, copy)));

function result({ href, page, heading, passage }: Found, copy: SiteSearchCopy): Node {
  return make(
    'li',
    {},
    make('p', { className: 'ricerca-sezione' }, sectionOf(href, copy) ?? ''),
    make(
      'div',
      {},
      make(
        'a',
        { href },
        page,
        ...(heading ? [make('span', { className: 'ricerca-parte' }, ' › ', ...markedText(heading))] : []),
      ),
      ...(passage.length > 0
        ? [make('p', { className: 'ricerca-passo' }, ...markedText(passage), ' …')]
        : []),
    ),
  );
}

function onward(copy: SiteSearchCopy): Node[] {
  const items = copy.onward.map(({ label, href }) => make('li', {}, make('a', { href }, label)));
  return [
    make('h2', { className: 'ricerca-titolo' }, copy.onwardTitle),
    make('ul', { className: 'ricerca-esempi' }, ...items),
  ];
}

const keys = (copy: SiteSearchCopy) =>
  make(
    'p',
    { className: 'ricerca-tasti' },
    ...copy.keys.flatMap(({ key, does }) => [make('kbd', {}, key), ` ${does} `]),
  );

import type { SearchStates } from '@/lib/schema/site-search';
import { type Answer, type SearchOptions, search } from './engine';
import { onArchive } from './index-files';

/** The state of a search box. */
export type State =
  | { kind: 'idle' }
  | { kind: 'searching'; words: string }
  | ({ kind: 'answered'; words: string } & Answer)
  | { kind: 'failed'; words: string };

/** Shorter queries are incomplete. */
const MIN_LETTERS = 2;
/** Pause after a key, in milliseconds. Short: the answer is to be there 100 ms after the key on a slow phone too. */
export const PAUSE_MS = 15;

/** Searches. Never rejects. */
export async function ask(words: string, options: SearchOptions): Promise<State> {
  try {
    return { kind: 'answered', words, ...(await search(words, options)) };
  } catch {
    return { kind: 'failed', words };
  }
}

/**
 * Searches when typing pauses. Outdated answers are dropped.
 * @param show receives each new state of the box
 * @param options read when a search starts
 * @returns a function that searches at once
 */
export function watch(
  input: HTMLInputElement,
  show: (state: State) => void,
  options: () => SearchOptions,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = '';
  let places = '';
  const searchNow = async () => {
    clearTimeout(timer);
    const words = input.value.trim();
    if (words === asked) return;
    asked = words;
    if (words.length < MIN_LETTERS) return show({ kind: 'idle' });
    show({ kind: 'searching', words });
    const state = await ask(words, options());
    if (asked !== words) return;
    places = placesOf(state);
    show(state);
  };
  /** Older articles may change the answer, in which somebody may be reading. */
  const searchAgain = async () => {
    const words = asked;
    if (words.length < MIN_LETTERS) return;
    const state = await ask(words, options());
    if (asked !== words || placesOf(state) === places) return;
    places = placesOf(state);
    show(state);
  };
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(searchNow, PAUSE_MS);
  });
  onArchive(() => void searchAgain());
  return searchNow;
}

const placesOf = (state: State): string =>
  'found' in state ? state.found.map(({ href }) => href).join(' ') : state.kind;

/**
 * The status message of a state.
 * @param others number of results that the box shows in addition
 */
export function statusOf(state: State, copy: SearchStates, others = 0): string {
  if (state.kind === 'idle') return '';
  if (state.kind !== 'answered') return copy[state.kind];
  const { found, meant, words } = state;
  const count = found.length + others;
  if (count === 0) return copy.none.replace('{words}', () => words);
  const counted = (count === 1 ? copy.one : copy.many).replace('{count}', String(count));
  if (meant)
    return `${copy.corrected.replace('{typed}', () => words).replace('{meant}', () => meant)} ${counted}`;
  return counted;
}

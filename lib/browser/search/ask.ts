import type { SearchStates } from '@/lib/schema/site-search';
import { type Answer, type Found, type SearchOptions, search, searchTitles } from './engine';

/** The state of a search box. */
export type State =
  | { kind: 'idle' }
  | { kind: 'searching'; words: string }
  | ({ kind: 'answered'; words: string } & Answer)
  | { kind: 'titles'; words: string; found: Found[] }
  | { kind: 'failed'; words: string; found: Found[] };

/** Shorter queries are incomplete. */
const LEAST_LETTERS = 2;
/** Pause after which typing counts as finished, in milliseconds. */
const PAUSE_MS = 150;

/** Searches. If the index cannot load, searches titles only. Never rejects. */
export async function ask(words: string, options: SearchOptions): Promise<State> {
  try {
    return { kind: 'answered', words, ...(await search(words, options)) };
  } catch {
    try {
      return { kind: 'titles', words, found: await searchTitles(words, options.limit) };
    } catch {
      return { kind: 'failed', words, found: [] };
    }
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
  options: () => SearchOptions | Promise<SearchOptions>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = '';
  const searchNow = async () => {
    clearTimeout(timer);
    const words = input.value.trim();
    if (words === asked) return;
    asked = words;
    if (words.length < LEAST_LETTERS) return show({ kind: 'idle' });
    show({ kind: 'searching', words });
    const state = await ask(words, await options());
    if (asked === words) show(state);
  };
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(searchNow, PAUSE_MS);
  });
  return searchNow;
}

/**
 * The status message of a state.
 * @param others number of results that the box shows in addition
 */
export function statusOf(state: State, copy: SearchStates, others = 0): string {
  if (state.kind === 'idle') return '';
  if (state.kind !== 'answered') return copy[state.kind];
  const { found, missing, meant, words } = state;
  const count = found.length + others;
  if (count === 0) return copy.none.replace('{words}', () => words);
  const counted = (count === 1 ? copy.one : copy.many).replace('{count}', String(count));
  if (meant)
    return `${copy.corrected.replace('{typed}', () => words).replace('{meant}', () => meant)} ${counted}`;
  if (missing.length > 0) return `${copy.without.replace('{words}', () => missing.join(', '))} ${counted}`;
  return counted;
}

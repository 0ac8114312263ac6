import type { Answer } from './engine';

/** The state of the search box. */
export type State =
  | { kind: 'idle' }
  | {
      kind: 'answered';
      words: string;
      answer: Answer;
      /** Nobody is typing any more: the answer may be spoken, and an empty one shown. */
      settled: boolean;
      /** The box shows these results already: they stay as they are, with the focus and a press that is on its way. */
      same: boolean;
    }
  | { kind: 'failed'; words: string };

/** Shorter queries are incomplete. */
const MIN_LETTERS = 2;
/** Pause after a key before the results change, in milliseconds. */
const PAUSE_MS = 250;
/** Pause after a key before the status is spoken and an empty answer shown, in milliseconds. */
const SETTLED_MS = 1000;

/**
 * Searches when typing pauses. Results stay until better ones come, and outdated answers are dropped, so that nothing
 * flickers and a screen reader says one thing a pause.
 * @param show receives each new state of the box
 * @param search throws if the index cannot be loaded; `typing` says whether the last word counts as a beginning
 * @returns a function that searches at once, and says whether its answer is shown: not where somebody has typed on
 */
export function searchAsYouType(
  input: HTMLInputElement,
  show: (state: State) => void,
  search: (words: string, typing: boolean) => Promise<Answer>,
): () => Promise<boolean> {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let latest = 0;
  /** The words and addresses of the results that the box shows. */
  let shown = '';
  const stop = () => timers.splice(0).forEach(clearTimeout);
  const ask = async (settled: boolean, computed?: Promise<Answer>): Promise<boolean> => {
    const words = input.value.trim();
    latest += 1;
    const own = latest;
    if (words.length < MIN_LETTERS) {
      shown = '';
      show({ kind: 'idle' });
      return false;
    }
    try {
      const answer = await (computed ?? search(words, false));
      // An empty answer may be an unfinished word.
      if (own !== latest || (!settled && answer.found.length === 0)) return false;
      const results = [words, ...answer.found.map(({ href }) => href)].join(' ');
      const same = answer.found.length > 0 && shown === results;
      shown = results;
      show({ kind: 'answered', words, answer, settled, same });
      return true;
    } catch (error) {
      if (own === latest && settled) {
        console.error(error);
        shown = '';
        show({ kind: 'failed', words });
      }
      return false;
    }
  };
  input.addEventListener('input', () => {
    stop();
    // What was asked before is outdated.
    latest += 1;
    if (input.value.trim().length < MIN_LETTERS) return void ask(true);
    let computed: Promise<Answer> | undefined;
    timers = [
      setTimeout(() => {
        computed = search(input.value.trim(), true);
        void ask(false, computed);
      }, PAUSE_MS),
      setTimeout(() => void ask(true, computed), SETTLED_MS),
    ];
  });
  return () => {
    stop();
    return ask(true);
  };
}

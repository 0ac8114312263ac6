import { once } from '@/lib/browser/once';
import type { Answer } from './engine';

/** The state of the search box. */
export type State =
  | { kind: 'idle' }
  | {
      kind: 'answered';
      words: string;
      answer: Answer;
      /** The visitor has stopped typing: the status may be spoken, and what is not an answer shown. */
      isSettled: boolean;
    }
  | { kind: 'failed'; words: string };

/** Shorter queries are incomplete. */
const MIN_LETTERS = 2;
/** Time from a key until the results change. */
const PAUSE_MS = 250;
/** Time from a key until the status is spoken, and what is not an answer is shown. */
const SETTLED_MS = 1000;

/**
 * Searches when typing pauses. Results are shown until there are better ones, and outdated answers are dropped. So nothing
 * flickers, and a screen reader speaks once a pause.
 * @param show receives each new state of the search box
 * @param search rejects if the index cannot load; `typing` means that the last word may be incomplete
 * @returns a function that searches at once; false if its answer is outdated and not shown
 */
export function searchAsYouType(
  input: HTMLInputElement,
  show: (state: State) => void,
  search: (words: string, options: { typing: boolean }) => Promise<Answer>,
): () => Promise<boolean> {
  let timers: ReturnType<typeof setTimeout>[] = [];
  /** Number of the latest request. The answers of earlier ones are outdated. */
  let latest = 0;
  const stopTimers = () => timers.splice(0).forEach(clearTimeout);
  const ask = async (find: () => Promise<Answer>, isSettled = true): Promise<boolean> => {
    const words = input.value.trim();
    latest += 1;
    const request = latest;
    if (words.length < MIN_LETTERS) {
      show({ kind: 'idle' });
      return false;
    }
    try {
      const answer = await find();
      // While somebody types, an incomplete word may hide the answer.
      if (request !== latest || (!isSettled && !answer.isAnswer)) return false;
      show({ kind: 'answered', words, answer, isSettled });
      return true;
    } catch (error) {
      if (request === latest && isSettled) {
        console.error(error);
        show({ kind: 'failed', words });
      }
      return false;
    }
  };
  input.addEventListener('input', () => {
    stopTimers();
    // Makes a running search outdated.
    latest += 1;
    const find = once(() => search(input.value.trim(), { typing: true }));
    if (input.value.trim().length < MIN_LETTERS) return void ask(find);
    timers = [
      setTimeout(() => void ask(find, false), PAUSE_MS),
      setTimeout(() => void ask(find), SETTLED_MS),
    ];
  });
  return () => {
    stopTimers();
    return ask(() => search(input.value.trim(), { typing: false }));
  };
}

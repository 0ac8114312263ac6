import { onArchive } from './index-files';

/** The state of a search box, with answers of its own kind. */
export type State<Answer> =
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

/** How a box searches. */
export type Searcher<Answer> = {
  /** Searches. @param typing whether the last word counts as a beginning @throws if the index cannot be loaded */
  search: (words: string, typing: boolean) => Promise<Answer>;
  /** Addresses of the results, best first; none where nothing answers. */
  places: (answer: Answer) => readonly string[];
};

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
 * @returns a function that searches at once, and says whether its answer is shown: not where somebody has typed on
 */
export function searchAsYouType<Answer>(
  input: HTMLInputElement,
  show: (state: State<Answer>) => void,
  { search, places }: Searcher<Answer>,
): () => Promise<boolean> {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let latest = 0;
  let shown: { words: string; typing: boolean; places: string; settled: boolean } | undefined;
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const ask = async (typing: boolean, settled: boolean, computed?: Promise<Answer>): Promise<boolean> => {
    const words = input.value.trim();
    latest += 1;
    const own = latest;
    if (words.length < MIN_LETTERS) {
      shown = undefined;
      show({ kind: 'idle' });
      return false;
    }
    try {
      const answer = await (computed ?? search(words, typing));
      const found = places(answer).join(' ');
      // An empty answer may be an unfinished word.
      if (own !== latest || (!settled && found === '')) return false;
      const same = found !== '' && shown?.words === words && shown.places === found;
      shown = { words, typing, places: found, settled };
      show({ kind: 'answered', words, answer, settled, same });
      return true;
    } catch (error) {
      if (own === latest && settled) {
        console.error(error);
        shown = undefined;
        show({ kind: 'failed', words });
      }
      return false;
    }
  };
  input.addEventListener('input', () => {
    stop();
    // What was asked before is outdated.
    latest += 1;
    if (input.value.trim().length < MIN_LETTERS) return void ask(true, true);
    let computed: Promise<Answer> | undefined;
    timers = [
      setTimeout(() => {
        computed = search(input.value.trim(), true);
        void ask(true, false, computed);
      }, PAUSE_MS),
      setTimeout(() => void ask(true, true, computed), SETTLED_MS),
    ];
  });
  /** Older articles may change the answer, in which somebody may be reading. */
  const askAgain = async () => {
    if (!shown) return;
    const { words, typing, settled } = shown;
    const answer = await search(words, typing);
    const found = places(answer).join(' ');
    if (shown?.words !== words || shown.places === found) return;
    shown = { words, typing, places: found, settled };
    show({ kind: 'answered', words, answer, settled, same: false });
  };
  onArchive(() => void askAgain().catch(() => {}));
  return () => {
    stop();
    return ask(false, true);
  };
}

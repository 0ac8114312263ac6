import { useRef, useState } from 'react';
import { countEntries, type Tally } from '@/lib/browser/archive/count-entries';

/** Screen readers hear the running count this often at most. */
const SPOKEN_EVERY_MS = 5000;

/** `spoken` is the number of files to be read out. */
export type Count = {
  tally: Tally;
  state: 'running' | 'done' | 'stopped' | 'tooMany' | 'noFolder';
  spoken: number;
};

/** The count of what was dropped. It exists only in the memory of the page. */
export function useCount() {
  const [count, setCount] = useState<Count>();
  const run = useRef(new AbortController());

  const start = async (entries: readonly FileSystemEntry[]) => {
    run.current.abort();
    run.current = new AbortController();
    const { signal } = run.current;
    const tally: Tally = { files: 0, byExtension: new Map(), leftOut: 0, unreadable: 0 };
    let spoken = 0;
    let spokenAt = performance.now();
    const show = (state: Count['state']) => {
      if (signal.aborted) return;
      if (performance.now() - spokenAt >= SPOKEN_EVERY_MS) {
        spoken = tally.files;
        spokenAt = performance.now();
      }
      setCount({ tally, state, spoken });
    };
    if (entries.length === 0) return show('noFolder');
    show('running');
    const isComplete = await countEntries(entries, tally, { signal, onProgress: () => show('running') });
    show(isComplete ? 'done' : 'tooMany');
  };
  /** Shows what was counted so far, also while a folder does not answer. */
  const stop = () => {
    run.current.abort();
    setCount((last) => last && { ...last, state: 'stopped' });
  };
  const clear = () => {
    run.current.abort();
    setCount(undefined);
  };
  return { count, start, stop, clear };
}

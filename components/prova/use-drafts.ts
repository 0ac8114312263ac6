import { useCallback, useEffect, useRef, useState } from 'react';
import { documentWorker } from '@/lib/browser/documents/document-worker';
import type { Compared } from '@/lib/browser/documents/messages';
import { MAX_FILE_BYTES } from '@/lib/browser/documents/read/limits';
import type { ReadResult } from '@/lib/browser/documents/types';

/** A draft that was chosen, and how far it is. */
export type Draft = { id: number; name: string } & (
  | { state: 'waiting' }
  | { state: 'reading'; done: number; total: number }
  | { state: 'read'; result: ReadResult }
);
/** The older draft and the newer one. */
export type Places = readonly [before: Draft | undefined, after: Draft | undefined];
export type Place = 0 | 1;

/** The worker could not be loaded, or did not come to the end of the comparison. */
export type Failure = 'load' | 'compare';

export const documentIn = (draft: Draft | undefined) =>
  draft?.state === 'read' && 'document' in draft.result ? draft.result.document : undefined;

/**
 * The drafts of the page, and what differs in them: nothing of them is anywhere else but in its memory and in its worker's.
 * @param address of the worker's file
 */
export function useDrafts(address: string) {
  const [worker] = useState(() => documentWorker(address));
  const [places, setPlaces] = useState<Places>([undefined, undefined]);
  const [compared, setCompared] = useState<Compared>();
  const [failed, setFailed] = useState<Failure>();
  const lastId = useRef(0);
  /** Files are read one after the other. */
  const queue = useRef(Promise.resolve());

  const update = useCallback(
    (id: number, next: Draft | undefined) =>
      setPlaces(([before, after]) => [before?.id === id ? next : before, after?.id === id ? next : after]),
    [],
  );

  const put = useCallback(
    (place: Place, source: File | Place, name: string) => {
      lastId.current += 1;
      const id = lastId.current;
      const draft: Draft = { id, name, state: 'waiting' };
      setFailed(undefined);
      setPlaces(([before, after]) => (place === 0 ? [draft, after] : [before, draft]));
      queue.current = queue.current.then(async () => {
        const onPage = (done: number, total: number) =>
          update(id, { id, name, state: 'reading', done, total });
        onPage(0, 0);
        try {
          const result: ReadResult =
            typeof source !== 'number' && source.size > MAX_FILE_BYTES
              ? { name, problem: 'tooLarge' }
              : await worker.read(source, onPage);
          update(id, { id, name, state: 'read', result });
        } catch {
          update(id, undefined);
          setFailed('load');
        }
      });
    },
    [update, worker],
  );

  /** Of two files the one that was changed first is the older draft; a single one takes its place, or the empty one. */
  const add = useCallback(
    (files: readonly File[], place?: Place) => {
      const [first, second] = files.slice(0, 2).sort((one, other) => one.lastModified - other.lastModified);
      if (first && second) {
        put(0, first, first.name);
        put(1, second, second.name);
      } else if (first) {
        put(place ?? (places[0] ? 1 : 0), first, first.name);
      }
    },
    [places, put],
  );

  const [before, after] = places.map(documentIn);
  useEffect(() => {
    setCompared(undefined);
    if (!before || !after) return;
    let isOver = false;
    worker.compare([before, after]).then(
      (result) => !isOver && setCompared(result),
      () => !isOver && setFailed('compare'),
    );
    return () => {
      isOver = true;
    };
  }, [before, after, worker]);

  const clear = useCallback(() => {
    worker.stop();
    queue.current = Promise.resolve();
    setPlaces([undefined, undefined]);
    setFailed(undefined);
  }, [worker]);
  const swap = useCallback(() => setPlaces(([one, other]) => [other, one]), []);
  const prepare = useCallback(() => void worker.start().catch(() => {}), [worker]);
  useEffect(() => () => worker.stop(), [worker]);
  return { places, compared, failed, add, put, swap, clear, prepare };
}

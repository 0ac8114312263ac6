import { useCallback, useEffect, useRef, useState } from 'react';
import { type DocumentWorker, documentWorker } from '@/lib/browser/documents/document-worker';
import type { Indexed } from '@/lib/browser/documents/messages';
import { MAX_FILE_BYTES } from '@/lib/browser/documents/read/limits';
import type { ReadDocument, ReadResult } from '@/lib/browser/documents/types';

/** A file that was chosen, and how far it is. */
export type ChosenFile = {
  id: number;
  name: string;
} & (
  | { state: 'waiting' }
  | { state: 'reading'; done: number; total: number }
  | { state: 'read'; result: ReadResult }
);

/** All that was read, and is indexed. */
export type ReadyDocuments = Indexed & { documents: readonly ReadDocument[] };

/** The worker could not be loaded, or did not come to the end of its index. */
export type Failure = 'load' | 'index';

/** The documents of the page: nothing of them is anywhere else but in its memory and in its worker's. */
export type Documents = {
  files: readonly ChosenFile[];
  /** What can be asked; undefined where nothing could be read yet. */
  ready: ReadyDocuments | undefined;
  failed: Failure | undefined;
  /** Loads the worker ahead. */
  prepare: () => void;
  /** Reads files, one after the other, each once; without one, the sample. */
  add: (files: readonly (File | undefined)[], sampleName: string) => void;
  clear: () => void;
  worker: DocumentWorker;
};

/** Characters of all documents together, at most: a phone holds no more. */
const MAX_ALL_CHARACTERS = 10_000_000;

const lengthOf = (result: ReadResult) =>
  'document' in result ? result.document.pages.reduce((all, { text }) => all + text.length, 0) : 0;

/** @param address of the worker's file */
export function useDocuments(address: string): Documents {
  const [worker] = useState(() => documentWorker(address));
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [ready, setReady] = useState<ReadyDocuments>();
  const [failed, setFailed] = useState<Failure>();
  const results = useRef<ReadResult[]>([]);
  const waiting = useRef<{ id: number; file: File | undefined }[]>([]);
  /** What was chosen already, the sample included. */
  const known = useRef(new Set<string>());
  const lastId = useRef(0);
  /** Changes when all is cleared: what was under way then counts no more. */
  const round = useRef(0);
  const running = useRef(false);

  const run = useCallback(async () => {
    const own = round.current;
    const isOver = () => own !== round.current;
    const update = (id: number, state: object) =>
      setFiles((all) => all.map((each) => (each.id === id ? ({ ...each, ...state } as ChosenFile) : each)));
    running.current = true;
    let failure: Failure = 'load';
    try {
      for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
        const { id, file } = next;
        update(id, { state: 'reading', done: 0, total: 0 });
        const found: ReadResult =
          file && file.size > MAX_FILE_BYTES
            ? { name: file.name, problem: 'tooLarge' }
            : await worker.read(file, (done, total) => {
                if (!isOver()) update(id, { state: 'reading', done, total });
              });
        if (isOver()) return;
        const length = [...results.current, found].reduce((all, each) => all + lengthOf(each), 0);
        const fits = length <= MAX_ALL_CHARACTERS;
        if (fits && 'document' in found) results.current.push(found);
        const result = fits ? found : { name: found.name, problem: 'tooMuchText' };
        update(id, { state: 'read', result });
      }
      const documents = results.current.flatMap((each) => ('document' in each ? [each.document] : []));
      if (documents.length > 0) {
        failure = 'index';
        const indexed = await worker.index(documents);
        if (!isOver()) setReady({ ...indexed, documents });
      }
    } catch {
      if (isOver()) return;
      waiting.current = [];
      setFiles((all) => all.filter(({ state }) => state === 'read'));
      setFailed(failure);
      known.current.clear();
    } finally {
      if (!isOver()) running.current = false;
    }
    if (!isOver() && waiting.current.length > 0) void run();
  }, [worker]);

  const add: Documents['add'] = (chosen, sampleName) => {
    const lines = chosen.flatMap((file) => {
      const key = file ? `${file.name} ${file.size} ${file.lastModified}` : '';
      if (known.current.has(key)) return [];
      known.current.add(key);
      lastId.current += 1;
      return [{ id: lastId.current, file, name: file?.name ?? sampleName }];
    });
    if (lines.length === 0) return;
    setFiles((all) => [...all, ...lines.map(({ id, name }) => ({ id, name, state: 'waiting' as const }))]);
    setFailed(undefined);
    waiting.current.push(...lines);
    if (!running.current) void run();
  };

  const clear = useCallback(() => {
    round.current += 1;
    running.current = false;
    waiting.current = [];
    results.current = [];
    known.current.clear();
    worker.stop();
    setFiles([]);
    setReady(undefined);
    setFailed(undefined);
  }, [worker]);

  useEffect(() => () => worker.stop(), [worker]);
  const prepare = useCallback(() => void worker.start().catch(() => {}), [worker]);
  return { files, ready, failed, prepare, add, clear, worker };
}

import { useEffect, useRef, useState } from 'react';
import type { Compared, ReadDocument, ReadResult } from '@/lib/browser/documents/types';
import { documentWorker } from '@/lib/browser/documents/worker-client';

/** A chosen version: the pages read so far, and the result. */
export type Version = {
  id: number;
  name: string;
  progress?: [done: number, total: number];
  result?: ReadResult;
};
type VersionIndex = 0 | 1;

/** The web worker could not be loaded, or did not finish the comparison. */
export type Failure = 'load' | 'compare';

type DocumentWorker = ReturnType<typeof documentWorker>;

/** The document of a version, once it is read. */
const documentIn = (version: Version | undefined) =>
  version?.result && 'pages' in version.result ? version.result : undefined;

/**
 * The two versions, the older one first, and their differences. They exist only in the memory of the page and of its
 * worker.
 * @param url of the worker's file
 */
export function useVersions(url: string) {
  const [worker] = useState(() => documentWorker(url));
  const [versions, setVersions] = useState<(Version | undefined)[]>([undefined, undefined]);
  const [failed, setFailed] = useState<Failure>();
  const lastId = useRef(0);
  /** Files are read one after the other. */
  const queue = useRef(Promise.resolve());

  /** The web worker has loaded: the network may be off. */
  const [isReady, setIsReady] = useState(false);
  const prepare = () =>
    void worker.start().then(
      () => setIsReady(true),
      () => {},
    );

  const readVersion = (index: VersionIndex, file: File) => {
    const { name } = file;
    lastId.current += 1;
    const id = lastId.current;
    const update = (next: Version | undefined) =>
      setVersions((all) => all.map((version) => (version?.id === id ? next : version)));
    prepare();
    setFailed(undefined);
    setVersions((all) => all.map((version, at) => (at === index ? { id, name } : version)));
    queue.current = queue.current.then(async () => {
      try {
        const result = await worker.read(file, (...progress) => update({ id, name, progress }));
        update({ id, name, result: result ?? { name, problem: 'tooSlow' } });
      } catch {
        update(undefined);
        setFailed('load');
      }
    });
  };

  /**
   * Reads one or two files. Of two, the file that was changed first is the older version.
   * @param index place of a single file; by default the first empty one
   */
  const readFiles = (files: readonly File[], index: VersionIndex = versions[0] ? 1 : 0) => {
    const [first, second] = files.slice(0, 2).sort((one, other) => one.lastModified - other.lastModified);
    if (!first) return;
    readVersion(second ? 0 : index, first);
    if (second) readVersion(1, second);
  };

  const [before, after] = versions.map(documentIn);
  const compared = useComparison(worker, before, after, setFailed);

  const clear = () => {
    worker.stop();
    setIsReady(false);
    queue.current = Promise.resolve();
    setVersions([undefined, undefined]);
    setFailed(undefined);
  };
  const swap = () => {
    setFailed(undefined);
    setVersions((all) => [...all].reverse());
  };
  useEffect(() => worker.stop, [worker]);
  return { versions, before, after, compared, failed, isReady, readFiles, swap, clear, prepare };
}

/** The differences of two documents; undefined until both are read and compared. */
function useComparison(
  worker: DocumentWorker,
  before: ReadDocument | undefined,
  after: ReadDocument | undefined,
  onFailure: (failure: Failure) => void,
) {
  const [compared, setCompared] = useState<Compared>();
  useEffect(() => {
    setCompared(undefined);
    if (!before || !after) return;
    let isStale = false;
    worker
      .compare([before, after])
      .catch(() => undefined)
      .then((result) => {
        if (isStale) return;
        setCompared(result);
        if (!result) onFailure('compare');
      });
    return () => {
      isStale = true;
    };
  }, [before, after, worker, onFailure]);
  return compared;
}

import { workerTrustedTypes } from '@/lib/http/security-headers.mjs';
import { once } from '../once';
import { trustedAddress } from '../trusted-types';
import type { Call, Calls, Compared, Drafts, Reply } from './messages';
import type { ReadResult } from './types';

/** The worker is stopped when it says nothing for so long, in milliseconds. */
const SILENCE_MS = 30_000;
/** It is given up when it has not loaded after so long, in milliseconds. */
const LOAD_MS = 120_000;

/** The page's side of the worker. */
export type DocumentWorker = {
  /** Loads it, if it is not there. @throws if it cannot be had */
  start: () => Promise<void>;
  /**
   * Reads a file, or one of the two drafts of the sample.
   * @param onPage called with the pages read and to read
   * @returns what became of it. A file on which the worker hangs or breaks is a problem, and the
   * next call starts a new worker.
   * @throws if the worker cannot be had
   */
  read: (file: File | 0 | 1, onPage: (done: number, total: number) => void) => Promise<ReadResult>;
  compare: (drafts: Drafts) => Promise<Compared>;
  /** Ends it: nothing of the documents is left. */
  stop: () => void;
};

/** @param address of the worker's file */
export function documentWorker(address: string): DocumentWorker {
  // A trusted-types policy can be made once.
  let trusted: string | undefined;
  let worker: Worker | undefined;
  let start = once(load);
  let lastId = 0;

  function load(): Promise<Worker> {
    trusted ??= trustedAddress(workerTrustedTypes, address);
    const started = new Worker(trusted);
    worker = started;
    return new Promise((resolve, reject) => {
      started.onmessage = () => resolve(started);
      const giveUp = () => reject(new Error(`${address} cannot be loaded`));
      started.onerror = giveUp;
      setTimeout(giveUp, LOAD_MS);
    });
  }

  function stop(): void {
    worker?.terminate();
    start = once(load);
  }

  async function call<Kind extends keyof Calls>(
    kind: Kind,
    asks: Calls[Kind]['asks'],
    onPage: (done: number, total: number) => void = () => {},
  ): Promise<Calls[Kind]['gets']> {
    const own = await start();
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout>;
      const end = (settle: () => void) => {
        clearTimeout(timer);
        own.removeEventListener('message', onReply);
        own.removeEventListener('error', giveUp);
        settle();
      };
      const giveUp = () =>
        end(() => {
          // Another one may be at work by now.
          if (worker === own) stop();
          reject(new Error(`the worker has not ended "${kind}"`));
        });
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, SILENCE_MS);
      };
      const onReply = ({ data: reply }: MessageEvent<Reply>) => {
        if (reply.kind === 'page') {
          onPage(reply.done, reply.total);
          wait();
        } else if (reply.kind === 'gets' && reply.id === id)
          end(() => resolve(reply.value as Calls[Kind]['gets']));
        else if (reply.kind === 'failed' && reply.id === id) end(() => reject(new Error(reply.reason)));
      };
      own.addEventListener('message', onReply);
      own.addEventListener('error', giveUp);
      wait();
      own.postMessage({ id, kind, ...asks } as Call);
    });
  }

  return {
    start: async () => void (await start()),
    read: async (file, onPage) => {
      await start();
      return call('read', { file }, onPage).catch(() => ({
        name: typeof file === 'number' ? '' : file.name,
        problem: 'tooSlow',
      }));
    },
    compare: (drafts) => call('compare', { drafts }),
    stop,
  };
}

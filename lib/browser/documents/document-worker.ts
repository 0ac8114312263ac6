import { once } from '@/lib/browser/once';
import { trustedAddress } from '@/lib/browser/trusted-types';
import { workerTrustedTypes } from '@/lib/http/security-headers.mjs';
import type { Call, Compared, Drafts, ReadResult, Reply } from './types';

/** The worker is stopped when it says nothing for so long, in milliseconds. */
const SILENCE_MS = 30_000;
/** It is given up when it has not loaded after so long, in milliseconds. */
const LOAD_MS = 120_000;

/**
 * The page's side of the worker, which a call starts where it is not there.
 * @param address of the worker's file
 */
export function documentWorker(address: string) {
  // A trusted-types policy can be made once.
  let trusted: string | undefined;
  let worker: Worker | undefined;
  let start = once(load);

  /** @throws if it cannot be had */
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

  /** Ends it: nothing of the documents is left. */
  function stop(): void {
    worker?.terminate();
    start = once(load);
  }

  /** @returns undefined where the worker hangs or breaks: then the next call starts a new one */
  async function answerTo(
    call: Call,
    onPage: (done: number, total: number) => void,
  ): Promise<ReadResult | Compared | undefined> {
    const own = await start();
    const { port1: port, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout>;
      const end = (answer?: ReadResult | Compared) => {
        clearTimeout(timer);
        own.removeEventListener('error', giveUp);
        port.close();
        resolve(answer);
      };
      const giveUp = () => {
        // Another one may be at work by now.
        if (worker === own) stop();
        end();
      };
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, SILENCE_MS);
      };
      port.onmessage = ({ data: reply }: MessageEvent<Reply>) => {
        if (!('done' in reply)) return end(reply.answer);
        onPage(reply.done, reply.total);
        wait();
      };
      own.addEventListener('error', giveUp);
      wait();
      own.postMessage(call, [port2]);
    });
  }

  return {
    start: () => start(),
    stop,
    /** Reads a file, or one of the two drafts of the sample; tells the pages read and to read. */
    read: (file: File | 0 | 1, onPage: (done: number, total: number) => void) =>
      answerTo({ file }, onPage) as Promise<ReadResult | undefined>,
    compare: (drafts: Drafts) => answerTo({ drafts }, () => {}) as Promise<Compared | undefined>,
  };
}

import { once } from '@/lib/browser/once';
import { trustedUrl } from '@/lib/browser/trusted-types';
import { workerTrustedTypes } from '@/lib/http/security-headers.mjs';
import type { Call, Compared, Progress, ReadResult, Reply, Versions } from './types';

/** The web worker is stopped after this time without a reply. */
const REPLY_TIMEOUT_MS = 30_000;
/** Maximum time until the web worker has loaded. */
const LOAD_TIMEOUT_MS = 120_000;

/**
 * Calls the web worker of /prova, and starts it when it is needed.
 * @param url of the worker's script
 */
export function documentWorker(url: string) {
  // A trusted-types policy can be created only once.
  let trusted: string | undefined;
  let latest: Worker | undefined;
  let loadTimer: ReturnType<typeof setTimeout> | undefined;
  let start = once(load);

  /** @throws if the web worker cannot load */
  async function load(): Promise<Worker> {
    trusted ??= trustedUrl(workerTrustedTypes, url);
    const worker = new Worker(trusted);
    latest = worker;
    await new Promise((resolve, reject) => {
      worker.onmessage = resolve;
      worker.onerror = reject;
      loadTimer = setTimeout(reject, LOAD_TIMEOUT_MS);
    });
    return worker;
  }

  /** Stops the web worker, so that the documents are gone from memory. */
  function stop(): void {
    // A web worker that is stopped while it loads has not failed.
    clearTimeout(loadTimer);
    latest?.terminate();
    start = once(load);
  }

  /** @returns undefined if the web worker hangs or fails: then the next call starts a new one */
  async function answerTo<Answer>(call: Call, onPage?: Progress): Promise<Answer | undefined> {
    const worker = await start();
    const { port1: port, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout>;
      const end = (answer?: Answer) => {
        clearTimeout(timer);
        worker.removeEventListener('error', giveUp);
        port.close();
        resolve(answer);
      };
      const giveUp = () => {
        // A new web worker may have started meanwhile.
        if (worker === latest) stop();
        end();
      };
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, REPLY_TIMEOUT_MS);
      };
      port.onmessage = ({ data: reply }: MessageEvent<Reply>) => {
        if (!('done' in reply)) return end(reply.answer as Answer);
        onPage?.(reply.done, reply.total);
        wait();
      };
      worker.addEventListener('error', giveUp);
      wait();
      worker.postMessage(call, [port2]);
    });
  }

  return {
    start: () => start(),
    stop,
    read: (file: File, onPage: Progress) => answerTo<ReadResult>({ file }, onPage),
    compare: (versions: Versions) => answerTo<Compared>({ versions }),
  };
}

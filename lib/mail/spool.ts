import { link, mkdir, open, readdir, readFile, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmlError, fromEml, toEml } from './eml';
import type { MailMessage } from './message';

/** Where a message may stand. `tmp` holds what is still being written and is no state. */
export const SPOOL_STATES = ['waiting', 'inflight', 'sent', 'parked', 'spam'] as const;
export type SpoolState = (typeof SPOOL_STATES)[number];

/** A disk that does not do what it was asked to. The system's own error is the cause. */
export class SpoolError extends Error {
  override name = 'SpoolError';
}

/** One stored message; `storedAt` in milliseconds since 1970. */
export type SpoolEntry = { key: string; state: SpoolState; storedAt: number; file: string };

export type Spool = ReturnType<typeof createSpool>;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Runs a piece of disk work; what fails becomes a SpoolError. */
async function disk<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EmlError) throw error;
    throw new SpoolError(`Cartella dei messaggi: ${what} non riesce (${codeOf(error) ?? String(error)})`, {
      cause: error,
    });
  }
}

/** Makes the entries of a folder survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * The spool: a folder of .eml files, one a message, in a folder for each state (D17, maildir fashion). Made for one
 * process at a time. Every method throws SpoolError when the disk fails.
 * @param root folder, made when missing, readable by its owner only
 */
export function createSpool(root: string) {
  const folder = (state: SpoolState | 'tmp') => join(root, state);
  const fileOf = (state: SpoolState, key: string) => join(folder(state), `${key}.eml`);
  let counter = 0;
  let prepared: Promise<void> | undefined;

  function prepare(): Promise<void> {
    prepared ??= (async () => {
      const first = await mkdir(root, { recursive: true, mode: 0o700 });
      for (const state of ['tmp', ...SPOOL_STATES] as const) {
        await mkdir(folder(state), { recursive: true, mode: 0o700 });
      }
      await syncFolder(root);
      if (first) await syncFolder(dirname(first));
    })().catch((error: unknown) => {
      // A disk that comes back must be tried again.
      prepared = undefined;
      throw error;
    });
    return prepared;
  }

  async function move(from: SpoolState, to: SpoolState, key: string): Promise<void> {
    await prepare();
    await rename(fileOf(from, key), fileOf(to, key));
    await syncFolder(folder(to));
    await syncFolder(folder(from));
  }

  async function list(state: SpoolState): Promise<SpoolEntry[]> {
    await prepare();
    const names = (await readdir(folder(state))).filter((name) => name.endsWith('.eml'));
    const entries = await Promise.all(
      names.map(async (name): Promise<SpoolEntry[]> => {
        const file = join(folder(state), name);
        try {
          return [{ key: name.slice(0, -'.eml'.length), state, storedAt: (await stat(file)).mtimeMs, file }];
        } catch (error) {
          // Moved on between the two calls.
          if (codeOf(error) === 'ENOENT') return [];
          throw error;
        }
      }),
    );
    return entries.flat().sort((a, b) => a.storedAt - b.storedAt || (a.key < b.key ? -1 : 1));
  }

  async function read(state: SpoolState, key: string): Promise<Buffer | undefined> {
    await prepare();
    try {
      return await readFile(fileOf(state, key));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  return {
    root,
    fileOf,

    /**
     * Stores a message under its key. When the promise resolves the message survives a power cut.
     * @returns false when the key stands there already; nothing is overwritten
     */
    store: (message: MailMessage, state: 'waiting' | 'spam' = 'waiting') =>
      disk('la scrittura', async () => {
        await prepare();
        counter += 1;
        const draft = join(folder('tmp'), `${message.key}.${process.pid}.${counter}`);
        try {
          const handle = await open(draft, 'wx', 0o600);
          try {
            await handle.writeFile(toEml(message));
            await handle.sync();
          } finally {
            await handle.close();
          }
          // A link, unlike a rename, never replaces what stands there.
          await link(draft, fileOf(state, message.key));
        } catch (error) {
          await unlink(draft).catch(() => {});
          if (codeOf(error) === 'EEXIST') return false;
          // Somebody removed the folders: the next message makes them anew.
          if (codeOf(error) === 'ENOENT') prepared = undefined;
          throw error;
        }
        await unlink(draft);
        await syncFolder(folder(state));
        return true;
      }),

    /** Where a key stands and what it was made from; undefined when it is new. */
    find: (key: string) =>
      disk('la lettura', async () => {
        for (const state of SPOOL_STATES) {
          const eml = await read(state, key);
          if (eml) return { state, fingerprint: (await fromEml(eml)).fingerprint };
        }
        return undefined;
      }),

    /** A stored message as it was composed; undefined when it does not stand there. Throws EmlError too. */
    message: (state: SpoolState, key: string) =>
      disk('la lettura', async () => {
        const eml = await read(state, key);
        return eml && (await fromEml(eml));
      }),

    /** The stored messages of a state, oldest first. */
    list: (state: SpoolState) => disk('la lettura', () => list(state)),

    /** Takes a waiting message for sending. @returns false when it is no longer waiting */
    claim: (key: string) =>
      disk('lo spostamento', async () => {
        try {
          await move('waiting', 'inflight', key);
          return true;
        } catch (error) {
          if (codeOf(error) === 'ENOENT') return false;
          throw error;
        }
      }),

    markSent: (key: string) => disk('lo spostamento', () => move('inflight', 'sent', key)),
    /** Sets a message aside for a person to look at. */
    park: (key: string) => disk('lo spostamento', () => move('inflight', 'parked', key)),
    /** Gives a claimed message back, to be sent later. */
    release: (key: string) => disk('lo spostamento', () => move('inflight', 'waiting', key)),

    /** At start: what an earlier process was sending goes back to waiting. @returns how many */
    recover: () =>
      disk('lo spostamento', async () => {
        const left = await list('inflight');
        for (const { key } of left) await move('inflight', 'waiting', key);
        return left.length;
      }),
  };
}

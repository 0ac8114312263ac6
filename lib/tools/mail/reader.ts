import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { EmlError, fromEml } from '@/lib/mail/eml';
import type { MailMessage } from '@/lib/mail/message';
import { errorCode, ifExists, SpoolError, withSpoolErrors } from '@/lib/mail/spool/disk';
import { createLayout, SPOOL_STATES } from '@/lib/mail/spool/layout';
import { createNotes } from '@/lib/mail/spool/notes';
import type { SpoolEntry, SpoolState } from '@/lib/mail/spool/spool';

/** A stored file, and the message in it or why it cannot be read. */
export type Read = { entry: SpoolEntry } & (
  | { message: MailMessage; problem?: undefined }
  | { message?: undefined; problem: string }
);

/** A message that was never finished: nobody was told that it is safe. */
export type Draft = { key: string; name: string; bytes: Uint8Array };

export type Reader = ReturnType<typeof openReader>;

// Waiting twice: a message that goes back there while we look would be missed.
const READING_ORDER = ['waiting', 'inflight', 'waiting', 'sent', 'deadLetter', 'damaged', 'spam'] as const;

/** How many files are read at once. */
const READ_CONCURRENCY = 16;

/**
 * Looks into a spool that another process may be working on: makes, moves and touches nothing, unlike createSpool,
 * which makes its folders first. Every method throws SpoolError when the disk fails.
 */
export function openReader(root: string) {
  // An owner's name is for those who write.
  const layout = createLayout(root, 'nobody');
  const notes = createNotes(layout.folder('notes'), layout.folder('tmp'), 'nobody');

  async function entriesOf(state: SpoolState): Promise<SpoolEntry[]> {
    const entries: (SpoolEntry | undefined)[] = [];
    for (const folder of (await ifExists(layout.foldersOf(state))) ?? []) {
      const found = (await layout.keysIn(folder)).map(async (key) => {
        const file = join(folder, `${key}.eml`);
        const { mtimeMs } = (await ifExists(stat(file))) ?? {};
        return mtimeMs === undefined ? undefined : { key, state, storedAt: mtimeMs, file };
      });
      entries.push(...(await Promise.all(found)));
    }
    return entries.filter((entry) => entry !== undefined);
  }

  async function locate(key: string): Promise<SpoolEntry | undefined> {
    for (const state of READING_ORDER) {
      const file = await ifExists(layout.locate(state, key));
      const found = file && (await ifExists(stat(file)));
      if (found) return { key, state, storedAt: found.mtimeMs, file };
    }
    return undefined;
  }

  /** @returns undefined when it has been deleted meanwhile */
  async function read(listed: SpoolEntry): Promise<Read | undefined> {
    let entry = listed;
    try {
      let eml = await ifExists(readFile(entry.file));
      if (!eml) {
        // It has moved on since it was listed.
        const moved = await locate(entry.key);
        eml = moved && (await ifExists(readFile(moved.file)));
        if (!moved || !eml) return undefined;
        entry = moved;
      }
      return { entry, message: await fromEml(eml) };
    } catch (error) {
      const problem =
        error instanceof EmlError ? error.message : `errore del disco: ${errorCode(error) ?? error}`;
      return { entry, problem };
    }
  }

  return {
    /** Whether there is a spool at all. */
    exists: () =>
      withSpoolErrors('la lettura', async () => {
        const found = await ifExists(stat(root));
        if (found && !found.isDirectory()) throw new SpoolError(`${root} non è una cartella`);
        return found !== undefined;
      }),

    /** Everything that stands in the spool, each key once, newest first. */
    entries: () =>
      withSpoolErrors('la lettura', async () => {
        const byKey = new Map<string, SpoolEntry>();
        for (const state of READING_ORDER) {
          for (const entry of await entriesOf(state)) byKey.set(entry.key, entry);
        }
        return [...byKey.values()].sort((a, b) => b.storedAt - a.storedAt || (a.key < b.key ? -1 : 1));
      }),

    /** Reads files, in the order given; those deleted meanwhile are left out, unreadable ones are not. */
    async read(entries: readonly SpoolEntry[]): Promise<Read[]> {
      const all = await pLimit(READ_CONCURRENCY).map(entries, read);
      return all.filter((one) => one !== undefined);
    },

    /** A file as it is; undefined when it has gone, or is no file. */
    bytes: ({ file }: SpoolEntry): Promise<Uint8Array | undefined> => readFile(file).catch(() => undefined),

    /** Unfinished messages, of processes that live or have died. */
    drafts: () =>
      withSpoolErrors('la lettura', async () => {
        const drafts: Draft[] = [];
        for (const name of (await ifExists(readdir(layout.folder('tmp')))) ?? []) {
          const key = /^([^.]+)\.\d+\.draft@/.exec(name)?.[1];
          const bytes = key && (await ifExists(readFile(join(layout.folder('tmp'), name))));
          if (key && bytes) drafts.push({ key, name, bytes });
        }
        return drafts;
      }),

    /** What is known of the attempts to send a message. */
    note: (key: string) => withSpoolErrors('la lettura', () => notes.read(key)),
  };
}

/** Groups entries by state; every state is there. */
export function byState(entries: readonly SpoolEntry[]): Record<SpoolState, SpoolEntry[]> {
  const groups = Object.fromEntries(SPOOL_STATES.map((state) => [state, [] as SpoolEntry[]]));
  for (const entry of entries) groups[entry.state]?.push(entry);
  return groups as Record<SpoolState, SpoolEntry[]>;
}

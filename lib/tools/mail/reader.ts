import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EmlError, fromEml } from '@/lib/mail/message/eml';
import type { MailMessage } from '@/lib/mail/message/message';
import { errorCode, ifExists, withSpoolErrors } from '@/lib/mail/spool/disk';
import { entriesOf, entryOfKey } from '@/lib/mail/spool/entries';
import { createLayout } from '@/lib/mail/spool/layout';
import type { Note } from '@/lib/mail/spool/note';
import { createNotes } from '@/lib/mail/spool/notes';
import type { SpoolState } from '@/lib/mail/spool/spool';
import { SPOOL_STATES, type SpoolEntry, SpoolError } from '@/lib/mail/spool/spool';

/** A stored file, and the message in it or why it cannot be read. */
export type Read = { entry: SpoolEntry } & (
  | { message: MailMessage; problem?: undefined }
  | { message?: undefined; problem: string }
);

/** An unfinished message: its visitor got no answer. */
export type Draft = { key: string; name: string; bytes: Uint8Array };

/** Looks at what is stored, and changes nothing. Every method throws SpoolError when the store fails. */
export interface Reader {
  /** Whether there is a spool at all. */
  exists(): Promise<boolean>;
  /** All messages of the spool, each key once, newest first. */
  entries(): Promise<SpoolEntry[]>;
  /**
   * Reads messages, in the order given, few at once, so that thousands need little memory. Those deleted in the meantime
   * are left out, unreadable ones are not.
   */
  read(entries: readonly SpoolEntry[]): AsyncGenerator<Read, undefined>;
  /** A message that has just been read, as it is stored; undefined when it has gone. */
  bytes(entry: SpoolEntry): Promise<Uint8Array | undefined>;
  /** Unfinished messages, of live and dead processes. */
  drafts(): Promise<Draft[]>;
  /** What is known of the attempts to send a message. */
  note(key: string): Promise<Note>;
}

// Waiting twice: a message that goes back there in the meantime would be missed.
const READING_ORDER = ['waiting', 'inflight', 'waiting', 'sent', 'deadLetter', 'damaged', 'spam'] as const;

/** How many files are read at once. */
const READ_AT_ONCE = 16;

/** Reads a folder that another process may be working on; unlike createFolderSpool it makes no folders. */
export function openReader(root: string): Reader {
  // Only writers need the name of an owner.
  const layout = createLayout(root, 'nobody');
  const notes = createNotes(layout.folder('notes'), layout.folder('tmp'), 'nobody');

  /** @returns undefined when it has been deleted in the meantime */
  async function read(listed: SpoolEntry): Promise<Read | undefined> {
    let entry = listed;
    try {
      let eml = await ifExists(readFile(entry.file));
      if (!eml) {
        // It has moved on since it was listed.
        const moved = await entryOfKey(layout, entry.key, READING_ORDER);
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
    exists: () =>
      withSpoolErrors('la lettura', async () => {
        const found = await ifExists(stat(root));
        if (found && !found.isDirectory()) throw new SpoolError(`${root} non è una cartella`);
        return found !== undefined;
      }),

    entries: () =>
      withSpoolErrors('la lettura', async () => {
        const byKey = new Map<string, SpoolEntry>();
        for (const state of READING_ORDER) {
          for (const entry of await entriesOf(layout, state)) byKey.set(entry.key, entry);
        }
        return [...byKey.values()].sort((a, b) => b.storedAt - a.storedAt || (a.key < b.key ? -1 : 1));
      }),

    async *read(entries: readonly SpoolEntry[]): AsyncGenerator<Read, undefined> {
      for (let from = 0; from < entries.length; from += READ_AT_ONCE) {
        const reads = await Promise.all(entries.slice(from, from + READ_AT_ONCE).map(read));
        yield* reads.filter((one) => one !== undefined);
      }
    },

    bytes: ({ file }: SpoolEntry): Promise<Uint8Array | undefined> => readFile(file).catch(() => undefined),

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

    note: (key: string) => withSpoolErrors('la lettura', () => notes.read(key)),
  };
}

/** Groups entries by state; every state is there. */
export function byState(entries: readonly SpoolEntry[]): Record<SpoolState, SpoolEntry[]> {
  const groups = Object.fromEntries(SPOOL_STATES.map((state) => [state, [] as SpoolEntry[]]));
  for (const entry of entries) groups[entry.state]?.push(entry);
  return groups as Record<SpoolState, SpoolEntry[]>;
}

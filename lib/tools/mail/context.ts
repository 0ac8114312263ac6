import { rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createFolderSpool, type FolderSpool } from '@/lib/mail/spool/folder-spool';
import type { SpoolEntry } from '@/lib/mail/spool/spool';
import { safeLine } from './format';
import type { Reader } from './reader';

/** What the commands change. */
type ChangingSpool = Pick<FolderSpool, 'retry' | 'erase' | 'eraseDraft' | 'purge' | 'recover'>;

/** The leads that a command works on: a folder, or those of a worker. */
export type LeadsStore = {
  /** Where they are, for people. */
  root: string;
  reader: Reader;
  /** Whether a provider key is set where they are sent from. */
  sending(): Promise<boolean>;
  /** Opens the spool for work that changes it, and closes it afterwards. */
  withSpool<T>(work: (spool: ChangingSpool) => Promise<T>): Promise<T>;
};

/** What a command works on, and where it writes to. */
export type CommandContext = Pick<LeadsStore, 'root' | 'reader' | 'withSpool'> & {
  /** Whether a provider key is set. */
  sending: boolean;
  /** Milliseconds since 1970. */
  now: number;
  /** Folder that file names are relative to. */
  folder: string;
  /** Writes a result, a line or more. */
  out: (text: string) => void;
  /** Writes a message about it, to standard error. */
  err: (text: string) => void;
};

/** Exit codes, for monitors. */
export const EXIT_OK = 0;
export const EXIT_ERROR = 1;
export const EXIT_ATTENTION = 2;

/** A command that cannot be carried out. The message tells the owner what is wrong and how to fix it. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Fewest characters of a key that a command takes. */
const KEY_BEGINNING = 8;

/** The message with this key, or the only one whose key begins with it. Throws CommandError. */
export function entryOf(entries: readonly SpoolEntry[], typed: string): SpoolEntry {
  const wanted = typed.trim().toLowerCase();
  const exact = entries.find(({ key }) => key.toLowerCase() === wanted);
  if (exact) return exact;
  const shown = safeLine(typed);
  if (wanted.length < KEY_BEGINNING) {
    throw new CommandError(
      `La chiave «${shown}» è troppo corta: scrivetene almeno i primi ${KEY_BEGINNING} caratteri. Le chiavi si leggono con: npm run mail`,
    );
  }
  const found = entries.filter(({ key }) => key.toLowerCase().startsWith(wanted));
  const [first] = found;
  if (!first) {
    throw new CommandError(
      `Nessun messaggio ha una chiave che comincia con «${shown}». Le chiavi si leggono con: npm run mail -- list --all`,
    );
  }
  if (found.length > 1) {
    const keys = found.map(({ key }) => `  ${safeLine(key)}`).join('\n');
    throw new CommandError(`Più messaggi cominciano con «${shown}»: scrivete la chiave intera.\n${keys}`);
  }
  return first;
}

/** Opens a folder's spool for work that changes it, and closes it afterwards. */
export async function withSpool<T>(root: string, work: (spool: FolderSpool) => Promise<T>): Promise<T> {
  const spool = createFolderSpool(root);
  try {
    return await work(spool);
  } finally {
    spool.close();
    // The folder of this process's claims. Where it is not empty rmdir fails, and the site recovers the claims.
    await rmdir(dirname(spool.fileOf('inflight', 'none'))).catch(() => {});
  }
}

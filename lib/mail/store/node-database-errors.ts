import { reasonOf } from '@/lib/log';
import { BusyError, DamagedError, StoreError, StoreFullError } from './database';

/** Result codes of SQLite (sqlite.org/rescode.html). */
const BUSY = 5;
const LOCKED = 6;
const READ_ONLY = 8;
const IO_ERROR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;

const DAMAGED = 'il file è danneggiato. Lasciatelo dov’è: docs/guides/backup.md dice come recuperarlo';

/** The meaning of a result code for the owner, with the next step. */
const MEANINGS: Readonly<Record<number, string>> = {
  [READ_ONLY]:
    'il sito non lo può scrivere. Controllate a chi appartiene la cartella, e che il disco sia scrivibile',
  [IO_ERROR]: 'il disco non risponde come deve. Controllate il disco',
  [CORRUPT]: DAMAGED,
  [FULL]: 'il disco è pieno. Fate spazio',
  [CANNOT_OPEN]: 'il sito non lo può aprire. Controllate che la cartella ci sia, e a chi appartiene',
  [NOT_A_DATABASE]: DAMAGED,
};

/** The codes by SQLite's messages: the addon's `all` throws without a code. */
const CODES_BY_MESSAGE: Readonly<Record<string, number>> = {
  'database is locked': BUSY,
  'attempt to write a readonly database': READ_ONLY,
  'disk I/O error': IO_ERROR,
  'database disk image is malformed': CORRUPT,
  'database or disk is full': FULL,
  'unable to open database file': CANNOT_OPEN,
  'file is not a database': NOT_A_DATABASE,
};

function codeOf(error: unknown): number {
  const { errcode, code } = (error ?? {}) as { errcode?: number; code?: string };
  // The lowest byte of an extended code is the primary code.
  return code === 'ENOSPC' ? FULL : (errcode ?? CODES_BY_MESSAGE[reasonOf(error)] ?? 0) & 0xff;
}

/** Converts an error of SQLite. Its message explains in Italian the meaning and the next step. */
export function storeError(error: unknown): StoreError {
  const code = codeOf(error);
  const reason = reasonOf(error);
  const meaning = MEANINGS[code];
  const text = `Archivio dei messaggi: ${meaning ? `${meaning} (${reason})` : reason}`;
  if (code === BUSY || code === LOCKED) return new BusyError(text, { cause: error });
  if (code === FULL) return new StoreFullError(text, { cause: error });
  if (code === CORRUPT) return new DamagedError(text, { cause: error });
  return new StoreError(text, { cause: error });
}

/** Whether the file has to be opened again after an error: it could not be written, or its disk failed. */
export function needsReopening({ cause }: StoreError): boolean {
  const code = codeOf(cause);
  return code === READ_ONLY || code === IO_ERROR;
}

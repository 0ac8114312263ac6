import type { Query } from '@/lib/mail/durable-object/storage';
import { type Note, noteSchema } from './note';

/** `writtenAt` in milliseconds since 1970. */
const TABLE = `CREATE TABLE IF NOT EXISTS notes (
  key TEXT PRIMARY KEY, note TEXT NOT NULL, writtenAt INTEGER NOT NULL
) WITHOUT ROWID`;

/** Notes beside the messages of a database: the messages themselves never change. */
export function createSqlNotes(query: Query, now: () => number) {
  query(TABLE);
  return {
    /** The note of a message; without one, that it was never attempted. */
    read(key: string): Note {
      const [row] = query<{ note: string }>('SELECT note FROM notes WHERE key = ?', key);
      return (row && noteSchema.safeParse(JSON.parse(row.note)).data) ?? { attempts: 0 };
    },
    write(key: string, note: Note): void {
      query('INSERT OR REPLACE INTO notes VALUES (?, ?, ?)', key, JSON.stringify(note), now());
    },
    remove(key: string): void {
      query('DELETE FROM notes WHERE key = ?', key);
    },
  };
}

import { onTestFinished } from 'vitest';
import type { Database } from '@/lib/mail/store/database';
import { openDatabase } from '@/lib/mail/store/node-database';

/** Opens the database of a folder until the test ends. */
export function connectTo(folder: string, options: Parameters<typeof openDatabase>[1] = {}): Database {
  const database = openDatabase(folder, options);
  onTestFinished(database.close);
  return database;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Database } from '@/lib/mail/store/database';
import { openDatabase } from '@/lib/mail/store/node-database';

/** A folder that goes when the test ends. */
export function folderOfTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens the database of a folder until the test ends. */
export function connectTo(folder: string, options: Parameters<typeof openDatabase>[1] = {}): Database {
  const database = openDatabase(folder, options);
  onTestFinished(database.close);
  return database;
}

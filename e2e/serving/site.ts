import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contact } from '@/e2e/forms/site-forms';
import { createLeads, type StoredMessage } from '@/lib/mail/store/leads';
import { openDatabase } from '@/lib/mail/store/node-database';
import { root } from '@/scripts/bootstrap.mjs';
import { freePort } from '@/tests/free-port';
import { start } from './process';

/** A new empty folder, and a function that removes it. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-'));
  // Killed processes may still write for a moment.
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }) };
}

/** The leads that a server has stored in its MAIL_SPOOL_DIR, oldest first. The server may be running. */
export async function storedIn(spool: string): Promise<StoredMessage[]> {
  const database = openDatabase(spool, { create: false });
  try {
    return (await createLeads(database, []).page({ order: 'oldest', limit: 100_000 }, Date.now())).leads;
  } finally {
    database.close();
  }
}

/** A submission of the contact form with this word in it. */
export const contactPost = (word: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify({ form: 'contact', ...contact(word) }),
});

type Options = {
  /** The server file of another bundle. */
  file?: string;
  /** A command that runs its arguments as a command. */
  wrapper?: readonly string[];
};

/** The bundled server on a free port, with a new store. */
export async function startSite(
  settings: Record<string, string> = {},
  { file = join(root, 'out/server.mjs'), wrapper = [] }: Options = {},
) {
  const { folder: spool, remove } = temporaryFolder();
  const port = await freePort();
  const run = () =>
    start({
      command: [...wrapper, process.execPath, file],
      cwd: spool,
      env: { PORT: String(port), MAIL_SPOOL_DIR: spool, ...settings },
    });
  let server = run();
  await server.until('"listening"');
  return {
    url: `http://localhost:${port}`,
    port,
    spool,
    /** Ends the server, as an update does. */
    end: () => server.end('SIGTERM'),
    startAgain: () => {
      server = run();
      return server.until('"listening"');
    },
    stop: () => {
      server.kill();
      remove();
    },
  };
}

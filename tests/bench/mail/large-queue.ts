import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertMessage } from '@/lib/mail/store/accept';
import { chooseFairly } from '@/lib/mail/store/choose';
import { type Database, openDatabase } from '@/lib/mail/store/database';
import { nodeDriver } from '@/lib/mail/store/node-driver';
import { freePort } from '@/tests/free-port';
import { startFakeProvider } from '../../mail/fake-provider';
import { messageOf } from '../../mail/store/contract/kit';
import { bundleServer, startServerRun } from './server-run';

/** How many clients flood, and how many visitors have written after them. */
const FLOODERS = 50;
const VISITORS = 20;
/** Fields as large as those of messages with a long text. */
const FIELDS = { message: 'x'.repeat(1500) };
const MAIL = { ...messageOf('a').mail, text: FIELDS.message, html: FIELDS.message };

/** Writes waiting messages straight into the tables. */
async function fillQueue(database: Database, messages: number): Promise<void> {
  await database.write(() => {
    for (let index = 0; index < messages; index += 1) {
      const isVisitor = index >= messages - VISITORS;
      const client = isVisitor ? `visitor${index}` : `flooder${index % FLOODERS}`;
      const key = crypto.randomUUID();
      const message = messageOf('', { key, fingerprint: key, fields: FIELDS, mail: MAIL, receivedAt: index });
      insertMessage(database, message, [client, client, client], ['mail']);
    }
  });
}

/** The memory of a process, in MB. */
const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** What a start with so many waiting messages costs, and each choice of the next one. */
export async function benchLargeQueue(messages: number) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-store-'));
  const database = openDatabase(nodeDriver(folder));
  await fillQueue(database, messages);
  const choices = Array.from({ length: 200 }, () => {
    const began = performance.now();
    chooseFairly(database, 'mail', Date.now());
    return performance.now() - began;
  }).sort((a, b) => a - b);
  database.close();
  const fakeProvider = await startFakeProvider();
  const port = await freePort();
  const file = await bundleServer();
  const began = performance.now();
  const { child, ended } = await startServerRun(file, { port, folder, settings: fakeProvider.settings });
  const startMs = performance.now() - began;
  while (fakeProvider.requests() < 1000) await new Promise((resolve) => setTimeout(resolve, 20));
  const figures = {
    startMs,
    residentMb: residentMb(child.pid ?? 0),
    chooseMedianMs: choices[100] ?? 0,
    chooseWorstMs: choices.at(-1) ?? 0,
  };
  child.kill('SIGKILL');
  await ended;
  await fakeProvider.close();
  rmSync(folder, { recursive: true, force: true });
  return figures;
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertMessage } from '@/lib/mail/store/accept';
import { chooseFairly } from '@/lib/mail/store/choose';
import { type Database, openDatabase } from '@/lib/mail/store/database';
import { nodeDriver } from '@/lib/mail/store/node-driver';
import { freePort } from '@/lib/tools/free-port';
import { startFakeProvider } from '../../mail/fake-provider';
import { bundleServer, startServerRun } from './server-run';

/** How many clients flood, and how many visitors have written after them. */
const FLOODERS = 50;
const VISITORS = 20;
/** As large as messages with a long text are. */
const FIELDS = { message: 'x'.repeat(1500) };
const MAIL = {
  from: 'a',
  to: 'b',
  subject: 'c',
  text: 'x'.repeat(1500),
  html: 'x'.repeat(1500),
};

/** Writes waiting messages straight into the tables. */
async function fillQueue(database: Database, messages: number): Promise<void> {
  await database.write(() => {
    for (let index = 0; index < messages; index += 1) {
      const isVisitor = index >= messages - VISITORS;
      const client = isVisitor ? `visitor${index}` : `flooder${index % FLOODERS}`;
      const key = crypto.randomUUID();
      insertMessage(
        database,
        {
          key,
          byContent: false,
          form: 'contact',
          fingerprint: key,
          fields: FIELDS,
          mail: MAIL,
          spam: false,
          receivedAt: index,
        },
        [client, client, client],
      );
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
  const fakeProvider = await startFakeProvider({ keepReceived: false });
  const port = await freePort();
  const file = await bundleServer();
  const began = performance.now();
  const { child, ended } = await startServerRun(file, {
    port,
    folder,
    to: 'info@azienda.example',
    baseUrl: fakeProvider.baseUrl,
    apiKey: 're_prova',
    timeoutMs: 10_000,
    origin: Date.now(),
    speed: 1,
    killAfter: 0,
  });
  const startMs = performance.now() - began;
  while (fakeProvider.requests() < 1000) await new Promise((resolve) => setTimeout(resolve, 20));
  const figures = {
    startMs,
    firstThousandMs: performance.now() - began,
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

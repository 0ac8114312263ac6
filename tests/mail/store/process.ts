// A process on the database of a folder: `node program.cjs FOLDER JOB NAME`. Tells its parent what it has done.
import { setTimeout as wait } from 'node:timers/promises';
import { BusyError } from '@/lib/mail/store/driver';
import { nodeDriver } from '@/lib/mail/store/node-driver';
import { from, openStore, START } from './contract/kit';

const [folder = '', job = '', name = ''] = process.argv.slice(2);
const driver = nodeDriver(folder);
const tell = (message: object) => process.send?.(message);

/** Does something until no other process holds the lock for too long, as on a slow disk. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
    }
  }
}

/** What each of the processes does in full, of which all together may do a part. */
async function share(): Promise<void> {
  const store = await patiently(() => openStore(driver, { perHour: 30 }));
  const seen = { posts: 0, limited: 0, claimed: [] as string[] };
  const isNew = async (...message: Parameters<typeof store.accept>) =>
    (await patiently(() => store.accept(...message))).outcome === 'stored' ? 1 : 0;
  const limited = { networks: ['192.0.2.9'] as const, limit: { max: 10, windowS: 600 } };
  for (let index = 0; index < 20; index += 1) {
    seen.posts += await isNew(`post ${index}`, { byContent: true }, from('192.0.2.1'));
    seen.limited += await isNew(`${name}${index}`, {}, limited);
  }
  for (;;) {
    const next = await patiently(() => store.queue.claim(START));
    if (!('key' in next)) break;
    seen.claimed.push(next.key);
    await patiently(() => store.queue.settle(next, { kind: 'sent' }, START));
    // The others want their turn.
    await wait(1);
  }
  tell(seen);
}

/** Accepts and sends messages until it is killed. */
async function write(): Promise<void> {
  const store = await patiently(() => openStore(driver));
  for (let index = 0; ; index += 1) {
    const answer = await patiently(() => store.accept(`${name}${index}`));
    tell({ accepted: 'key' in answer ? answer.key : '' });
    const next = await patiently(() => store.queue.claim(START));
    if (!('key' in next)) continue;
    await patiently(() => store.queue.settle(next, { kind: 'sent' }, START));
    tell({ sent: next.key });
  }
}

/** Holds the lock for so many milliseconds. */
function lock(): void {
  driver.all('SELECT 1');
  driver.transaction(() => {
    tell({ locked: true });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(name));
  });
}

if (job === 'share') void share();
else if (job === 'write') void write();
else lock();

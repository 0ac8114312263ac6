// Accepts and sends messages until it is killed: `node program.cjs FOLDER NAME`. Reports to its parent.
import { BusyError } from '@/lib/mail/store/database';
import { openDatabase } from '@/lib/mail/store/node-database';
import { openStore } from './contract/kit';

const [folder = '', name = ''] = process.argv.slice(2);
const { accept, queue } = openStore(openDatabase(folder));

/** Retries while other processes hold the lock for too long, as on a slow disk. */
const patiently = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    if (!(error instanceof BusyError)) throw error;
    return patiently(work);
  });

async function main(): Promise<void> {
  for (let index = 0; ; index += 1) {
    const answer = await patiently(() => accept(`${name}${index}`));
    process.send?.({ accepted: answer && 'key' in answer && answer.key });
    const next = await patiently(() => queue.claim(Date.now()));
    if (!('key' in next)) continue;
    await patiently(() => queue.settle(next, { kind: 'sent' }, Date.now()));
    process.send?.({ sent: next.key });
  }
}

void main();

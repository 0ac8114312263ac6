import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { seededRandom } from '@/tests/seeded-random';
import { folderOfTest } from '@/tests/temporary';
import { bundleForNode } from './bundle';
import { openStore, START } from './contract/kit';
import { connectTo } from './folder';

it('several processes that are killed at random moments lose nothing and send nothing twice', async () => {
  const folder = folderOfTest();
  const program = await bundleForNode('tests/mail/store/process.ts', folder);
  const seed = Date.now();
  const random = seededRandom(seed);
  const [accepted, sent]: [string[], string[]] = [[], []];
  const start = (name: string) =>
    fork(program, [folder, name]).on('message', (message: { accepted?: string; sent?: string }) => {
      if (message.accepted) accepted.push(message.accepted);
      if (message.sent) sent.push(message.sent);
    });
  let children: ChildProcess[] = [];
  onTestFinished(() => void children.map((child) => child.kill('SIGKILL')));
  for (let round = 0; round < 6; round += 1) {
    children = ['a', 'b', 'c'].map((name) => start(`${round}${name}`));
    await Promise.all(children.map((child) => once(child, 'message')));
    await new Promise((resolve) => setTimeout(resolve, random.next() * 150));
    const gone = children.map((child) => once(child, 'exit'));
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(gone);
  }
  const { leads, database } = openStore(connectTo(folder));
  const found = (await leads.page({ order: 'oldest', limit: 100_000 }, START)).leads;
  const states = new Map(found.map(({ key, state }) => [key, state]));
  const lost = accepted.filter((key) => !states.has(key));
  const unsent = sent.filter((key) => states.get(key) !== 'sent');
  expect([lost, unsent, sent.length - new Set(sent).size], `seed ${seed}`).toEqual([[], [], 0]);
  expect(Math.min(accepted.length, sent.length), `seed ${seed}`).toBeGreaterThan(20);
  expect(database.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
});

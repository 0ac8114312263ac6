import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bundleForWorkerd } from '@/scripts/bundle-worker.mjs';
import { hasNewerNode, newerNode } from '@/scripts/programs.mjs';
import { folderOfTest } from '@/tests/temporary';
import { createWorkerd } from '@/tests/worker/workerd';
import { contract } from './contract';
import { connectTo } from './disk';

describe(`the store on Node ${process.version}`, () => {
  for (const { name, run } of contract) {
    it(name, async () => {
      const folder = folderOfTest();
      const disk = (isFull: boolean) => ({ bsize: 4096, blocks: 1e6, bavail: isFull ? 0 : 1e6 });
      await run(({ isFull = false } = {}) => connectTo(folder, { statfs: () => disk(isFull) }));
    });
  }
});

it.runIf(hasNewerNode)('a newer Node passes the same contract', () => {
  expect(existsSync(newerNode), 'it is missing: npm run check installs it').toBe(true);
  const options = ['run', '--reporter=json', '-t', 'the store on Node v24', import.meta.filename];
  const output = execFileSync(newerNode, ['node_modules/.bin/vitest', ...options], { encoding: 'utf8' });
  expect(JSON.parse(output)).toMatchObject({ success: true, numPassedTests: contract.length });
});

it('a Durable Object passes the same contract', async () => {
  const module = join(folderOfTest(), 'index.mjs');
  await bundleForWorkerd('tests/worker/contract-worker.ts', module);
  const workerd = await createWorkerd({ module, className: 'Contract' });
  onTestFinished(workerd.remove);
  await workerd.start();
  for (const { name } of contract) {
    const answer = await fetch(`${workerd.url}/${encodeURIComponent(name)}`, { method: 'POST' });
    expect(await answer.json()).toEqual({ name, failure: null });
  }
});

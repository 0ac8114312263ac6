import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleForWorkerd } from '@/lib/tools/bundle-server.mjs';
import { hasNewerNode, newerNode } from '@/lib/tools/programs.mjs';
import { createWorkerd } from '../../worker/workerd';
import { bundleForNode } from './bundle';
import { contract } from './contract';
import { connectTo } from './contract-node';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const allPass = contract.map(({ name }) => ({ name, failure: null }));

describe('the store on this Node (D17)', () => {
  for (const { name, run } of contract) {
    it(name, async () => {
      const { connect, close } = connectTo(folder);
      await run(connect).finally(close);
    });
  }
});

describe.runIf(hasNewerNode)('the store on Node 24', () => {
  it('keeps the same contract', async () => {
    expect(existsSync(newerNode), 'it is missing: npm run check installs it').toBe(true);
    const program = await bundleForNode('tests/mail/store/contract-program.ts', folder);
    const lines = execFileSync(newerNode, [program, folder], { encoding: 'utf8' }).trim().split('\n');
    const results = lines.map((line) => JSON.parse(line));
    expect(results).toEqual(allPass.map((result) => ({ ...result, node: expect.stringMatching(/^v24\./) })));
  });
});

describe('the store in a Durable Object', () => {
  it('keeps the same contract', async () => {
    const module = join(folder, 'index.mjs');
    await bundleForWorkerd('tests/worker/contract-worker.ts', module);
    const workerd = await createWorkerd({ module, className: 'Contract' });
    try {
      await workerd.start();
      const results = [];
      for (const { name } of contract) {
        const answer = await fetch(`${workerd.url}/${encodeURIComponent(name)}`, { method: 'POST' });
        results.push(await answer.json());
      }
      expect(results).toEqual(allPass);
    } finally {
      await workerd.remove();
    }
  });
});

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '@/lib/tools/bootstrap.mjs';
import { ABSENT, bundleServer } from '@/lib/tools/bundle-server.mjs';

const names = ['server.mjs', 'api/send-email.mjs'];
let folders: string[];
beforeAll(async () => {
  folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'bundle-'))));
  for (const folder of folders) await bundleServer(folder);
}, 60_000);
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

describe.each(names)('%s', (name) => {
  const read = () => Promise.all(folders.map((folder) => readFile(join(folder, name), 'utf8')));

  it('is the same every time, wherever it is written, and names no folder of this machine', async () => {
    const [first = '', second] = await read();
    expect(first === second).toBe(true);
    expect(first).not.toContain(root);
  });

  it('imports only what Node has, and optional companions that are not installed', async () => {
    const [text = ''] = await read();
    const imported = [
      ...text.matchAll(
        /^(?:import|export)\s[^'"\n]*?['"]([^'"\n]+)['"];$|\b(?:import|require)\("([^"]+)"\)/gm,
      ),
    ].map(([, named, lazy]) => (named ?? lazy ?? '').replace(/^node:/, ''));
    expect(imported.length).toBeGreaterThan(3);
    const foreign = imported.filter((specifier) => !builtinModules.includes(specifier));
    expect(foreign.filter((specifier) => !ABSENT.includes(specifier))).toEqual([]);
  });
});

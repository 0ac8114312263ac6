import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '@/scripts/bootstrap.mjs';
import { bundleServer } from '@/scripts/bundle-server.mjs';
import { folderOfFile } from '@/tests/temporary';

const folder = folderOfFile();
beforeAll(() => bundleServer(folder));

describe('server.mjs', () => {
  const read = () => readFile(join(folder, 'server.mjs'), 'utf8');

  it('contains no path of this machine', async () => {
    expect(await read()).not.toContain(root);
  });
});

describe('node_modules/', () => {
  it('has only the addon for servers and this machine, with its licence', async () => {
    const names = await readdir(join(folder, 'node_modules'), { recursive: true });
    for (const platform of ['linux-x64', 'linux-arm64', `${process.platform}-${process.arch}`])
      expect(names.filter((name) => name.includes(`/prebuilds/${platform}/`))).not.toEqual([]);
    expect(names).toContain('@photostructure/sqlite/LICENSE');
    expect(names.filter((name) => /\.(?:map|[cm]?ts|cpp|h)$/.test(name))).toEqual([]);
  });
});

import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '@/lib/tools/bootstrap.mjs';
import { ABSENT, bundleServer } from '@/lib/tools/bundle-server.mjs';
import { folderOfFile } from '@/tests/temporary';

const folder = folderOfFile();
beforeAll(() => bundleServer(folder));

describe('server.mjs', () => {
  const read = () => readFile(join(folder, 'server.mjs'), 'utf8');

  it('contains no path of this machine', async () => {
    expect(await read()).not.toContain(root);
  });

  it('imports only Node’s modules, the addon, and optional packages that are not installed', async () => {
    const text = await read();
    const imports = [
      // Lines that import or export.
      ...text.matchAll(/^(?:import|export)\s[^'"\n]*?['"]([^'"\n]+)['"];$/gm),
      // Calls of `import`, `require` and esbuild's `__require`.
      ...text.matchAll(/(?:\b|__)(?:import|require)\("([^"]+)"\)/g),
    ].map(([, specifier = '']) => specifier.replace(/^node:/, ''));
    expect(imports).toContain('http');
    const known = [...builtinModules, ...ABSENT];
    const packages = new Set(imports.filter((specifier) => !known.includes(specifier)));
    expect(packages).toEqual(new Set(['@photostructure/sqlite']));
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

  it('is all that the addon needs', async () => {
    const script = `
      const { DatabaseSync } = require('@photostructure/sqlite');
      console.log(new DatabaseSync(':memory:').prepare('SELECT 40 + 2 AS n').get().n);`;
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { cwd: folder });
    expect(stdout.trim()).toBe('42');
  });
});

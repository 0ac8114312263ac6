import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '@/lib/tools/bootstrap.mjs';
import { ABSENT, bundleServer } from '@/lib/tools/bundle-server.mjs';
import { bundleWorker } from '@/lib/tools/bundle-worker.mjs';
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
    const imported = [
      ...text.matchAll(
        /^(?:import|export)\s[^'"\n]*?['"]([^'"\n]+)['"];$|(?:\b|__)(?:import|require)\("([^"]+)"\)/gm,
      ),
    ].map(([, named, lazy]) => (named ?? lazy ?? '').replace(/^node:/, ''));
    expect(imported.length).toBeGreaterThan(3);
    const known = [...builtinModules, ...ABSENT];
    const packages = new Set(imported.filter((specifier) => !known.includes(specifier)));
    expect(packages).toEqual(new Set(['@photostructure/sqlite']));
  });
});

describe('node_modules/', () => {
  it('has only the addon for servers and this machine, with its licence', async () => {
    const names = await readdir(join(folder, 'node_modules'), { recursive: true });
    for (const platform of ['linux-x64', 'linux-arm64', `${process.platform}-${process.arch}`])
      expect(names.filter((name) => name.includes(`/prebuilds/${platform}/`)).length).toBeGreaterThan(0);
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

describe('worker/', () => {
  const secrets = { RESEND_API_KEY: 're_segreto', LEADS_SECRET: 's'.repeat(32) };
  beforeAll(async () => {
    const page = { headers: { 'Content-Security-Policy': 'policy of an error page' } };
    await writeFile(join(folder, 'routes.json'), JSON.stringify({ notFound: page, failed: page }));
    await bundleWorker(folder, { MAIL_TO: ' info@azienda.it ', SITE_URL: '', ...secrets });
  });
  const read = (name: string) => readFile(join(folder, 'worker', name), 'utf8');

  it('is one module of at most 300 KB that imports only modules of workerd', async () => {
    const module = await read('index.mjs');
    expect(module).not.toContain(root);
    expect(module).toContain('policy of an error page');
    expect(Buffer.byteLength(module)).toBeLessThan(300_000);
    const imported = [
      ...module.matchAll(/\bfrom\s*"([\w@][\w:@/.-]*)"|\bimport\s*\(?\s*"([\w@][\w:@/.-]*)"/g),
    ].map(([, named, lazy]) => named ?? lazy ?? '');
    const modules = new Set(imported.filter((name) => !ABSENT.includes(name)));
    expect(modules).toEqual(new Set(['node:crypto', 'node:net', 'node:timers/promises']));
  });

  it('has the settings of the build, and no secrets', async () => {
    const config = await read('wrangler.jsonc');
    const { vars, assets, migrations, ...rest } = JSON.parse(config.replace(/^\/\/.*$/gm, ''));
    expect(vars).toEqual({ LEADS_JURISDICTION: 'eu', MAIL_TO: 'info@azienda.it' });
    expect(assets).toMatchObject({ directory: '../site', not_found_handling: 'none' });
    expect(rest).toMatchObject({ workers_dev: false, preview_urls: false });
    expect(migrations).toEqual([{ tag: 'v1', new_sqlite_classes: ['Leads'] }]);
    for (const secret of Object.values(secrets)) expect(config).not.toContain(secret);
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { root } from '@/scripts/bootstrap.mjs';
import { bundleWorker } from '@/scripts/bundle-worker.mjs';
import { folderOfFile, put } from '@/tests/temporary';

const MAX_BYTES = 300_000;
const folder = folderOfFile();
const read = (name: string) => readFile(join(folder, 'worker', name), 'utf8');
/** Without its note, which JSON does not know. */
const configIn = async (name: string) => JSON.parse((await read(name)).replace(/^\/\/.*$/gm, ''));
const secrets = { RESEND_API_KEY: 're_segreto', LEADS_SECRET: 's'.repeat(32) };

beforeAll(async () => {
  const page = { headers: { 'Content-Security-Policy': 'policy of an error page' } };
  put(folder, 'routes.json', JSON.stringify({ notFound: page, serverError: page }));
  await bundleWorker(folder, { MAIL_TO: ' info@azienda.it ', SITE_URL: '', ...secrets });
});

it('the module is small, with the policy of error pages and no path of this machine', async () => {
  const module = await read('index.mjs');
  expect(Buffer.byteLength(module)).toBeLessThan(MAX_BYTES);
  expect(module).toContain('policy of an error page');
  expect(module).not.toContain(root);
});

it('wrangler.jsonc has the files, the object of leads in the EU and the settings, but no secret', async () => {
  expect(await configIn('wrangler.jsonc')).toMatchObject({
    vars: { LEADS_JURISDICTION: 'eu', MAIL_TO: 'info@azienda.it' },
    assets: { directory: '../site', not_found_handling: 'none' },
    workers_dev: false,
    preview_urls: false,
    migrations: [{ tag: 'v1', new_sqlite_classes: ['Leads'] }],
  });
  const text = await read('wrangler.jsonc');
  for (const name of ['SITE_URL', ...Object.values(secrets)]) expect(text).not.toContain(name);
});

it('Cloudflare keeps the log lines of the worker, but not the headers of each request', async () => {
  expect(await configIn('wrangler.jsonc')).toMatchObject({
    observability: { logs: { enabled: true, invocation_logs: false } },
  });
});

it('publish.yml takes every key of wrangler.jsonc by name, and no other', async () => {
  const text = await readFile(join(root, '.github/workflows/publish.yml'), 'utf8');
  const [, filter = ''] = /jq '\{(.+)\}'/.exec(text) ?? [];
  const taken = filter.replace(/\(.*?\)/g, '').split(',');
  const names = taken.map((entry) => entry.replace(/:.*/, '').trim());
  expect(names.sort()).toEqual(Object.keys(await configIn('wrangler.jsonc')).sort());
});

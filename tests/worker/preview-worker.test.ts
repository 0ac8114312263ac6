import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bundlePreviewWorker } from '@/lib/tools/bundle-server.mjs';
import { createWorkerd, type Workerd } from './workerd';

const folder = mkdtempSync(join(tmpdir(), 'preview-worker-'));
const site = join(folder, 'site');
let worker: Workerd;
beforeAll(async () => {
  mkdirSync(site);
  const files = {
    'index.html': '<h1>Anteprima</h1>',
    '404.html': '<h1>Non c’è</h1>',
    _headers: '/*\n  X-Robots-Tag: noindex, nofollow\n',
    _redirects: '',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text);
  vi.stubEnv('SHOW_DRAFTS', '1');
  await bundlePreviewWorker(join(folder, 'worker'), site);
  vi.unstubAllEnvs();
  const variables = { SITE_URL: 'https://www.azienda.example' };
  worker = await createWorkerd({
    module: join(folder, 'worker/index.mjs'),
    site,
    hasStore: false,
    variables,
  });
  await worker.start();
});
afterAll(async () => {
  await worker.remove();
  rmSync(folder, { recursive: true });
});

const post = (init: RequestInit) => fetch(`${worker.url}/api/send-email`, { method: 'POST', ...init });

it('serves pages by the handler of the site', async () => {
  const home = await fetch(`${worker.url}/`);
  expect([home.status, home.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
  expect(await home.text()).toContain('Anteprima');
  for (const path of ['/nulla', '/api/leads']) expect((await fetch(`${worker.url}${path}`)).status).toBe(404);
});

it('refuses whatever is posted', async () => {
  const json = await post({ headers: { 'Content-Type': 'application/json' }, body: '{"form":"demo"}' });
  expect([json.status, await json.json()]).toEqual([
    503,
    { success: false, error: { code: 'preview', message: 'Anteprima: i moduli non inviano' } },
  ]);
  expect(json.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  const form = await post({ body: new URLSearchParams({ form: 'newsletter' }), redirect: 'manual' });
  expect([form.status, form.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await form.text()).toContain('Anteprima: i moduli non inviano');
  expect((await fetch(`${worker.url}/api/send-email`)).status).toBe(405);
  expect(await (await fetch(`${worker.url}/healthz`)).json()).toEqual({ well: true, sending: false });
});

it('has no Durable Object, so that each version gets an address, and cannot be deployed for the site by mistake', () => {
  expect(readdirSync(join(folder, 'worker')).sort()).toEqual(['index.mjs', 'wrangler.preview.jsonc']);
  const config = readFileSync(join(folder, 'worker/wrangler.preview.jsonc'), 'utf8');
  const parsed = JSON.parse(config.replace(/^\/\/.*$/gm, ''));
  expect(parsed).toMatchObject({ name: 'sito-anteprima', preview_urls: true, workers_dev: false });
  for (const name of ['durable_objects', 'migrations', 'vars', 'routes'])
    expect(parsed).not.toHaveProperty(name);
  expect(readFileSync(join(folder, 'worker/index.mjs'), 'utf8')).not.toContain('DurableObject');
});

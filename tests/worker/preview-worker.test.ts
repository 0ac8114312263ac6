import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { bundlePreviewWorker } from '@/lib/tools/bundle-server.mjs';
import { createWorkerd, type Workerd } from './workerd';

const folder = mkdtempSync(join(tmpdir(), 'preview-worker-'));
let worker: Workerd;
beforeAll(async () => {
  const site = join(folder, 'site');
  mkdirSync(site);
  const headers = '/*\n  X-Robots-Tag: noindex, nofollow\n';
  const files = { 'index.html': 'Anteprima', '404.html': 'Non c’è', _headers: headers, _redirects: '' };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text);
  vi.stubEnv('SHOW_DRAFTS', '1');
  await bundlePreviewWorker(join(folder, 'worker'), site);
  vi.unstubAllEnvs();
  const module = join(folder, 'worker/index.mjs');
  const variables = { SITE_URL: 'https://www.azienda.example' };
  worker = await createWorkerd({ module, site, hasStore: false, variables });
  await worker.start();
  return () => worker.remove().then(() => rmSync(folder, { recursive: true }));
});

it('serves pages by the handler of the site, and refuses whatever is posted', async () => {
  const home = await fetch(`${worker.url}/`);
  expect([home.status, home.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
  expect(await home.text()).toBe('Anteprima');
  for (const path of ['/nulla', '/api/leads']) expect((await fetch(worker.url + path)).status).toBe(404);
  const post = (init: RequestInit) => fetch(`${worker.url}/api/send-email`, { method: 'POST', ...init });
  const json = await post({ headers: { 'Content-Type': 'application/json' }, body: '{"form":"demo"}' });
  const error = { code: 'preview', message: 'Anteprima: i moduli non inviano' };
  expect([json.status, await json.json()]).toEqual([503, { success: false, error }]);
  expect(json.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  const form = await post({ body: new URLSearchParams({ form: 'newsletter' }), redirect: 'manual' });
  expect([form.status, form.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await form.text()).toContain(error.message);
  expect((await fetch(`${worker.url}/api/send-email`)).status).toBe(405);
  expect(await (await fetch(`${worker.url}/healthz`)).json()).toEqual({ well: true, sending: false });
});

it('has no Durable Object, so that each version gets an address, and cannot be deployed for the site by mistake', () => {
  expect(readdirSync(join(folder, 'worker')).sort()).toEqual(['index.mjs', 'wrangler.preview.jsonc']);
  const config = readFileSync(join(folder, 'worker/wrangler.preview.jsonc'), 'utf8');
  const parsed = JSON.parse(config.replace(/^\/\/.*$/gm, ''));
  expect(parsed).toMatchObject({ name: 'sito-anteprima', preview_urls: true, workers_dev: false });
  const store = ['durable_objects', 'migrations', 'vars', 'routes'];
  expect(Object.keys(parsed).filter((name) => store.includes(name))).toEqual([]);
  expect(readFileSync(join(folder, 'worker/index.mjs'), 'utf8')).not.toContain('DurableObject');
});

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { start } from '@/e2e/serving/process';
import { bundleServer } from '@/lib/tools/bundle-server.mjs';
import { freePort } from '../free-port';
import { ask } from '../server/server-fixture';

const folder = mkdtempSync(join(tmpdir(), 'preview-server-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

/** A bundle with one page, started in a folder of its own, which may hold what it keeps. */
async function serve(name: string, builtWith: string, startedWith: string) {
  const bundle = join(folder, name);
  mkdirSync(join(bundle, 'site'), { recursive: true });
  for (const file of ['index.html', '404.html', '_headers', '_redirects'])
    writeFileSync(join(bundle, 'site', file), '');
  vi.stubEnv('SHOW_DRAFTS', builtWith);
  await bundleServer(bundle);
  const cwd = join(folder, `${name}-data`);
  mkdirSync(cwd);
  const port = await freePort();
  const env = { PORT: String(port), SHOW_DRAFTS: startedWith, SITE_URL: 'https://www.azienda.example' };
  const server = start({ command: [process.execPath, join(bundle, 'server.mjs')], cwd, env });
  await server.until('"listening"');
  const url = `http://127.0.0.1:${port}`;
  const post = (init: RequestInit) => fetch(`${url}/api/send-email`, { method: 'POST', ...init });
  return { bundle, cwd, port, url, post, server };
}

it('is a preview whatever it is started with, and keeps nothing', async () => {
  const { bundle, cwd, port, url, post, server } = await serve('out-preview', '1', '');
  // Nobody is sent to the name of SITE_URL, which is the site's.
  expect((await ask(port, '/', { Host: 'anteprima.azienda.example' })).status).toBe(200);
  const body = JSON.stringify({ form: 'contact' });
  const json = await post({ headers: { 'Content-Type': 'application/json' }, body });
  expect([json.status, (await json.json()).error.message]).toEqual([503, 'Anteprima: i moduli non inviano']);
  expect(json.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  const form = await post({ body: new URLSearchParams({ form: 'demo' }), redirect: 'manual' });
  expect([form.status, await form.text()]).toEqual([
    503,
    expect.stringContaining('Anteprima: i moduli non inviano'),
  ]);
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ well: true, sending: false });
  expect(await server.end('SIGTERM')).toBe(0);
  expect(readdirSync(cwd)).toEqual([]);
  // No store, no delivery, and not even the addon.
  expect(existsSync(join(bundle, 'node_modules'))).toBe(false);
  expect(readFileSync(join(bundle, 'server.mjs'), 'utf8')).not.toMatch(
    /leads\.sqlite|api\.resend\.com|nodemailer/,
  );
});

it('is no preview because somebody starts it with the setting', async () => {
  const { cwd, post, server } = await serve('out', '', '1');
  const fields = { form: 'newsletter', email: 'anna@azienda.example', gdpr: 'Y' };
  const answer = await post({
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, null]);
  expect(existsSync(join(cwd, '.data/mail/leads.sqlite'))).toBe(true);
  server.kill();
});

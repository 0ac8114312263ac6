import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { demoForm } from '@/content/forms/demo';
import { demo, formOf, submit, wakeForm } from '@/e2e/forms/site-forms';
import { root } from '@/scripts/bootstrap.mjs';
import { findCaddy } from '@/scripts/programs.mjs';
import { freePort } from '@/tests/free-port';
import { start } from './process';
import { contactPost, startSite, storedIn, temporaryFolder } from './site';

const caddyFile = join(root, 'Caddyfile');
/** `npm test` installs it. */
const caddyProgram = findCaddy() ?? 'caddy';

/** Settings that keep Caddy's own files in a folder. */
const caddyHome = (folder: string) => ({ HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder });

const stops: (() => void)[] = [];
test.afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Starts a server, and Caddy in front of it with the file of compose.yaml, over plain HTTP on a free local port. */
async function startCaddy(settings: Record<string, string> = {}) {
  const site = await startSite({ TRUST_PROXY: '1', ...settings });
  const { folder, remove } = temporaryFolder();
  const port = await freePort();
  const caddy = start({
    command: [caddyProgram, 'run', '--config', caddyFile, '--adapter', 'caddyfile'],
    cwd: root,
    env: {
      SITE_NAMES: `http://localhost:${port}, http://127.0.0.1:${port}`,
      SITE_UPSTREAM: `127.0.0.1:${site.port}`,
      ...caddyHome(folder),
    },
  });
  stops.push(site.stop, caddy.kill, remove);
  await caddy.until('serving initial configuration');
  return { url: `http://127.0.0.1:${port}`, output: caddy.output, site };
}

test('the Caddyfile is valid for https and formatted, and has no option that newer versions removed', () => {
  const { folder, remove } = temporaryFolder();
  stops.push(remove);
  const names = { SITE_NAMES: 'https://www.azienda.example, azienda.example' };
  const env = { ...process.env, ...caddyHome(folder), ...names };
  const run = (...args: string[]) =>
    execFileSync(caddyProgram, args, { encoding: 'utf8', stdio: 'pipe', env });
  const adapted = run('adapt', '--config', caddyFile, '--adapter', 'caddyfile', '--validate');
  expect(run('fmt', caddyFile)).toBe(readFileSync(caddyFile, 'utf8'));
  const hosts = [...adapted.matchAll(/"host":\["([^"]+)","([^"]+)"\]/g)].flatMap((found) => found.slice(1));
  expect(new Set(hosts)).toEqual(new Set(['azienda.example', 'www.azienda.example']));
  const removedOptions =
    /buffer_re(?:quests|sponses)|request_buffers|experimental_|\b(?:protocol|basicauth|skip_log)\b/;
  expect(readFileSync(caddyFile, 'utf8')).not.toMatch(removedOptions);
});

test('a demo request passes Caddy into the store, and a forged address is ignored', async ({ page }) => {
  const { url, site, output } = await startCaddy({ RATE_LIMIT_MAX: '1' });
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.7' });
  await page.goto(`${url}/richiedi-demo`);
  await wakeForm(page);
  await submit(formOf(page, 'demo'), demo('caddy'));
  await expect(page.getByRole('heading', { name: demoForm.confirmation.title })).toBeFocused();
  await expect.poll(async () => (await storedIn(site.spool)).length).toBe(1);
  const storeFiles = readdirSync(site.spool).map((name) => readFileSync(join(site.spool, name), 'utf8'));
  expect(storeFiles.join('\n')).toContain('Prova caddy');
  expect(storeFiles.join('\n') + output()).not.toContain('203.0.113.7');
  for (const forged of ['203.0.113.8', '203.0.113.9, 127.0.0.2', '127.0.0.3', '']) {
    const headers = { 'X-Forwarded-For': forged, 'X-Real-IP': forged, Forwarded: `for=${forged}` };
    const answer = await fetch(`${url}/api/send-email`, contactPost('again', headers));
    expect(answer.status, forged).toBe(429);
  }
});

test('Caddy passes pages unchanged, and no header names it', async () => {
  const { url, site } = await startCaddy();
  for (const path of ['/prezzi', '/nessuna', '/prezzi/']) {
    const init = { headers: { 'Accept-Encoding': 'br' }, redirect: 'manual' } as const;
    const [direct, passed] = [await fetch(site.url + path, init), await fetch(url + path, init)];
    expect(passed.status, path).toBe(direct.status);
    expect(await passed.text(), path).toBe(await direct.text());
    const { date: _, connection: __, 'keep-alive': ___, ...headers } = Object.fromEntries(direct.headers);
    expect(Object.fromEntries(passed.headers), path).toMatchObject(headers);
    expect([passed.headers.get('server'), passed.headers.get('via')], path).toEqual([null, null]);
  }
});

test('Caddy holds requests for a page and a form until the site has restarted', async () => {
  const { url, site, output } = await startCaddy();
  expect((await fetch(url)).status).toBe(200);
  expect(await site.end()).toBe(0);
  const page = fetch(`${url}/prezzi`);
  const forged = { 'X-Forwarded-For': '203.0.113.7' };
  const form = fetch(`${url}/api/send-email`, contactPost('during', forged));
  await expect(fetch(site.url)).rejects.toThrow();
  await site.startAgain();
  expect((await page).status).toBe(200);
  expect((await form).status).toBe(200);
  expect(await storedIn(site.spool)).toHaveLength(1);
  // The log has no data of visitors.
  expect(output()).not.toMatch(/remote_ip|client_ip|203\.0\.113/);
});

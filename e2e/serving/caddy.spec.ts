import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { demoForm } from '@/content/forms/demo';
import { demo, fill, formOf, ready } from '@/e2e/forms/fill';
import { root } from '@/lib/tools/bootstrap.mjs';
import { findCaddy } from '@/lib/tools/programs.mjs';
import { freePort } from '@/tests/free-port';
import { start } from './process';
import { ask } from './raw-request';
import { contactPost, startSite, temporaryFolder } from './site';
import { storedIn } from './stored';

const caddyFile = join(root, 'Caddyfile');
/** `npm test` installs it. */
const caddyProgram = findCaddy() ?? 'caddy';

/** What keeps Caddy's own files in a folder. */
const caddyHome = (folder: string) => ({ HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder });

const stops: (() => void)[] = [];
test.afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Caddy with the file of compose.yaml, over plain HTTP on a free local port, in front of a server of its own. */
async function open(settings: Record<string, string> = {}) {
  const site = await startSite({ TRUST_PROXY: '1', ...settings });
  const { folder, remove } = temporaryFolder();
  const port = await freePort();
  const caddy = start({
    command: [caddyProgram, 'run', '--config', caddyFile, '--adapter', 'caddyfile'],
    cwd: root,
    env: {
      SITE_NAMES: `http://localhost:${port}, http://altro.localhost:${port}`,
      SITE_UPSTREAM: `127.0.0.1:${site.port}`,
      ...caddyHome(folder),
    },
  });
  stops.push(site.stop, caddy.kill, remove);
  await caddy.until('serving initial configuration');
  return { url: `http://localhost:${port}`, output: caddy.said, site };
}

test('the Caddyfile is valid and formatted, for https too, and uses nothing that newer versions have removed', () => {
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
  const removed =
    /buffer_re(?:quests|sponses)|request_buffers|experimental_|\b(?:protocol|basicauth|skip_log)\b/;
  expect(readFileSync(caddyFile, 'utf8')).not.toMatch(removed);
});

test('a demo request passes through Caddy into the store; a forged client address changes nothing', async ({
  page,
}) => {
  const { url, site, output } = await open({ RATE_LIMIT_MAX: '1' });
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.7' });
  await page.goto(`${url}/richiedi-demo`);
  await ready(page);
  const form = formOf(page, 'demo');
  await fill(form, demo('caddy'));
  await form.getByRole('button', { name: demoForm.submit }).click();
  await expect(page.getByRole('heading', { name: demoForm.confirmation.title })).toBeFocused();
  await expect.poll(async () => (await storedIn(site.spool)).length).toBe(1);
  const kept = readdirSync(site.spool).map((name) => readFileSync(join(site.spool, name), 'utf8'));
  expect(kept.join('\n')).toContain('Prova caddy');
  expect(kept.join('\n') + output()).not.toContain('203.0.113.7');
  // Of another address than the browser's, which may have come by IPv6.
  expect((await ask(url, '/api/send-email', contactPost('first'))).status).toBe(200);
  for (const forged of ['203.0.113.8', '203.0.113.9, 127.0.0.2', '127.0.0.3', '']) {
    const headers = { 'X-Forwarded-For': forged, 'X-Real-IP': forged, Forwarded: `for=${forged}` };
    expect((await ask(url, '/api/send-email', contactPost('again', headers))).status, forged).toBe(429);
  }
});

test('pages pass through as the site sends them; of the software, and of other names, nothing is said', async () => {
  const { url, site } = await open();
  for (const path of ['/prezzi', '/nessuna', '/prezzi/']) {
    const asked = { headers: { 'Accept-Encoding': 'br' } };
    const [direct, passed] = [await ask(site.url, path, asked), await ask(url, path, asked)];
    expect([passed.status, passed.body.equals(direct.body)], path).toEqual([direct.status, true]);
    const { date: _, connection: __, 'keep-alive': ___, ...headers } = direct.headers;
    expect(passed.headers, path).toMatchObject(headers);
    expect([passed.headers.server, passed.headers.via], path).toEqual([undefined, undefined]);
  }
});

test('what is asked for and sent while the site restarts waits for it', async () => {
  const { url, site, output } = await open();
  expect((await ask(url, '/')).status).toBe(200);
  expect(await site.end()).toBe(0);
  const page = ask(url, '/prezzi');
  const form = ask(url, '/api/send-email', contactPost('during', { 'X-Forwarded-For': '203.0.113.7' }));
  await expect(fetch(site.url)).rejects.toThrow();
  await site.startAgain();
  expect((await page).status).toBe(200);
  expect((await form).status).toBe(200);
  expect(await storedIn(site.spool)).toHaveLength(1);
  // Whatever the log contains, it has no data of the visitor.
  expect(output()).not.toMatch(/remote_ip|client_ip|203\.0\.113/);
});

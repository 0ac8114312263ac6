import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { freePort } from '@/lib/tools/free-port';
import { contact } from '../forms/fill';
import { readDockerfile } from './dockerfile';
import { start } from './process';
import { storedIn } from './stored';

const project = fileURLToPath(new URL('../..', import.meta.url));
/** An unprivileged user if the tests run as root, otherwise the current user. */
const stranger = process.getuid?.() === 0 ? 65_534 : undefined;
const submission = (word: string) => JSON.stringify({ form: 'contact', ...contact(word) });
const json = { 'Content-Type': 'application/json' };

let base: string;
test.beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'alone-'));
  chmodSync(base, 0o755);
});
test.afterEach(() => {
  execFileSync('chmod', ['-R', 'u+w', base]);
  rmSync(base, { recursive: true, force: true });
});

const inside = (path: string) => join(base, path);
const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

/** A folder that the unprivileged user may write. */
function writable(path: string): string {
  const folder = inside(path);
  mkdirSync(folder, { recursive: true });
  if (stranger !== undefined) chownSync(folder, stranger, stranger);
  return folder;
}

/** Copies what an image contains. Nothing is writable but its volume, and the process is not root. */
async function startImage(target?: string) {
  const image = readDockerfile(join(project, 'Dockerfile'), target);
  const { MAIL_SPOOL_DIR: spoolDir = '' } = image.env;
  expect(image.user).not.toBe('root');
  expect(image.volumes).toEqual([spoolDir]);
  for (const { from, to } of image.copies) {
    mkdirSync(dirname(inside(to)), { recursive: true });
    cpSync(join(project, from), inside(to), { recursive: true });
    execFileSync('chmod', ['-R', 'a-w,a+rX', inside(to)]);
  }
  const spool = writable(spoolDir);
  const port = await freePort();
  const env = { ...image.env, MAIL_SPOOL_DIR: spool, PORT: String(port) };
  const run = { cwd: inside(image.workdir), env, ...(stranger === undefined ? {} : { uid: stranger }) };
  const server = start({ ...run, command: image.command });
  return {
    spool,
    url: `http://127.0.0.1:${port}`,
    server,
    files: () => filesIn(run.cwd),
    checkHealth: () => start({ ...run, command: image.healthcheck }).end(),
  };
}

for (const [name, target] of [
  ['what goes into the image', undefined],
  ['the endpoint alone', 'endpoint'],
] as const) {
  test(`${name} runs alone: not as root, with nothing writable but its volume`, async () => {
    const { spool, url, server, files, checkHealth } = await startImage(target);
    const before = files();
    try {
      await server.until('"listening"');
      const page = await fetch(`${url}/prezzi`);
      // Behind Caddy the Node process has no pages.
      expect(page.status).toBe(target ? 404 : 200);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect((await page.text()).includes('<h1')).toBe(!target);
      expect((await fetch(`${url}/nessuna`)).status).toBe(404);
      const answer = await fetch(`${url}/api/send-email`, {
        method: 'POST',
        headers: json,
        body: submission('alone'),
      });
      expect([answer.status, await answer.json()]).toEqual([200, { success: true, id: expect.any(String) }]);
      expect(await storedIn(spool)).toHaveLength(1);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      expect(await checkHealth()).toBe(0);
      expect(await server.end('SIGTERM')).toBe(0);
      expect(await checkHealth()).toBe(1);
      expect(files()).toEqual(before);
      expect(before.includes('server.mjs')).toBe(true);
      expect(before.some((file) => file.endsWith('.html'))).toBe(!target);
    } finally {
      server.kill();
    }
  });
}

/** Calls the function in each way that hosts use, and prints its answers. */
const CALLER = `
const endpoint = await import('./send-email.mjs');
const ways = { default: endpoint.default, fetch: endpoint.default.fetch, POST: endpoint.POST };
for (const [name, call] of Object.entries(ways)) {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: process.env.BODY.replace('WAY', name) };
  const answer = await call(new Request('https://sito.example/api/send-email', init));
  console.log('ANSWER ' + JSON.stringify([name, answer.status, answer.headers.get('content-security-policy')]));
}
const get = await endpoint.GET(new Request('https://sito.example/api/send-email'));
console.log('ANSWER ' + JSON.stringify(['GET', get.status, get.headers.get('allow')]));
`;
const policy = "default-src 'none'; frame-ancestors 'none'";

async function callFunction(env: Record<string, string>, { withAddon = false } = {}) {
  const folder = writable('function');
  cpSync(join(project, 'out/api/send-email.mjs'), join(folder, 'send-email.mjs'));
  if (withAddon) cpSync(join(project, 'out/node_modules'), join(folder, 'node_modules'), { recursive: true });
  const caller = start({
    command: ['node', '--input-type=module', '-e', CALLER],
    cwd: folder,
    env: { ...env, BODY: submission('WAY') },
    ...(stranger === undefined ? {} : { uid: stranger }),
  });
  const code = await caller.end();
  const answers = [...caller.said().matchAll(/^ANSWER (.*)$/gm)].map(([, text = '']) => JSON.parse(text));
  return { code, answers, said: caller.said() };
}

test('the function with its addon stores messages if there is a disk, and exits by itself', async () => {
  const spool = writable('mail');
  const { code, answers, said } = await callFunction({ MAIL_SPOOL_DIR: spool }, { withAddon: true });
  expect([code, answers], said).toEqual([
    0,
    [
      ['default', 200, policy],
      ['fetch', 200, policy],
      ['POST', 200, policy],
      ['GET', 405, 'POST'],
    ],
  ]);
  expect(await storedIn(spool)).toHaveLength(3);
});

test('the function alone, without a folder, sends within the request, and reports a failure', async () => {
  const sent: string[] = [];
  const provider = createServer((request, response) => {
    sent.push(request.url ?? '');
    request.resume().on('end', () => {
      response
        .setHeader('Content-Type', 'application/json')
        .end('{"id":"49a3999c-0ce1-4ea6-ab68-afcd6dc2e794"}');
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  try {
    const quick = { MAIL_PER_SECOND: '100' };
    const statuses = async (env: Record<string, string>) =>
      (await callFunction(env)).answers.slice(0, 3).map(([, status]) => status);
    const key = { RESEND_API_KEY: 're_test', RESEND_BASE_URL: `http://127.0.0.1:${port}` };
    expect(await statuses({ ...quick, ...key })).toEqual([200, 200, 200]);
    expect(sent).toEqual(['/emails', '/emails', '/emails']);
    expect(await statuses(quick)).toEqual([503, 503, 503]);
    expect(filesIn(inside('function'))).toEqual(['send-email.mjs']);
  } finally {
    provider.close();
  }
});

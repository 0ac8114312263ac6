import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '@/lib/tools/bootstrap.mjs';
import { freePort } from '@/tests/free-port';
import { readDockerfile } from './dockerfile';
import { start } from './process';
import { contactPost } from './site';
import { storedIn } from './stored';

/** An unprivileged user if the tests run as root, otherwise the current user. */
const stranger = process.getuid?.() === 0 ? 65_534 : undefined;

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
async function startImage() {
  const image = readDockerfile(join(root, 'Dockerfile'));
  const { MAIL_SPOOL_DIR: spoolDir = '' } = image.env;
  expect(image.user).not.toBe('root');
  expect(image.volumes).toEqual([spoolDir]);
  for (const { from, to } of image.copies) {
    mkdirSync(dirname(inside(to)), { recursive: true });
    cpSync(join(root, from), inside(to), { recursive: true });
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

test('the contents of the image run without anything else, not as root, with only the volume writable', async () => {
  const { spool, url, server, files, checkHealth } = await startImage();
  const before = files();
  try {
    await server.until('"listening"');
    const page = await fetch(`${url}/prezzi`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('<h1');
    expect((await fetch(`${url}/nessuna`)).status).toBe(404);
    const answer = await fetch(`${url}/api/send-email`, contactPost('alone'));
    expect([answer.status, await answer.json()]).toEqual([200, { success: true, id: expect.any(String) }]);
    expect(await storedIn(spool)).toHaveLength(1);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(await checkHealth()).toBe(0);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(await checkHealth()).toBe(1);
    expect(files()).toEqual(before);
  } finally {
    server.kill();
  }
});

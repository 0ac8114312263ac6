import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '@/scripts/bootstrap.mjs';
import { freePort } from '@/tests/free-port';
import { readDockerfile } from './dockerfile';
import { start } from './process';
import { contactPost, storedIn } from './site';

/** The user `nobody` if the tests run as root; otherwise undefined, for the current user. */
const uid = process.getuid?.() === 0 ? 65_534 : undefined;

let base: string;
test.beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'image-'));
  chmodSync(base, 0o755);
});
test.afterEach(() => {
  execFileSync('chmod', ['-R', 'u+w', base]);
  rmSync(base, { recursive: true, force: true });
});

/** Starts a copy of the image's files, not as root. Only the volume is writable. */
async function startImage() {
  const image = readDockerfile(join(root, 'Dockerfile'));
  const { MAIL_SPOOL_DIR: volume = '' } = image.env;
  expect(image.user).not.toBe('root');
  expect(image.volumes).toEqual([volume]);
  for (const { from, to } of image.copies) {
    const target = join(base, to);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(root, from), target, { recursive: true });
    execFileSync('chmod', ['-R', 'a-w,a+rX', target]);
  }
  const spool = join(base, volume);
  mkdirSync(spool, { recursive: true });
  if (uid !== undefined) chownSync(spool, uid, uid);
  const port = await freePort();
  const env = { ...image.env, MAIL_SPOOL_DIR: spool, PORT: String(port) };
  const cwd = join(base, image.workdir);
  const run = (command: readonly string[]) => start({ command, cwd, env, ...(uid !== undefined && { uid }) });
  return {
    spool,
    url: `http://127.0.0.1:${port}`,
    server: run(image.command),
    files: () => readdirSync(cwd, { recursive: true }).map(String).sort(),
    checkHealth: () => run(image.healthcheck).end(),
  };
}

test('the files of the image run alone, not as root, and write only into the volume', async () => {
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

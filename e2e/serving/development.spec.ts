import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { hero } from '@/content/pages/newsletter';
import { freePort } from '@/tests/free-port';
import { contact } from '../forms/fill';
import { start } from './process';
import { storedIn } from './stored';

const project = fileURLToPath(new URL('../..', import.meta.url));

let server: ReturnType<typeof start> | undefined;
// In a hook, because a test that times out would leave it running.
test.afterEach(() => server?.kill());

// The bundle is what visitors get; same-pages.spec.ts compares its pages with those of Next.
test('next dev serves a page and accepts a form', { tag: '@full' }, async () => {
  // The development server compiles at the first request.
  test.setTimeout(240_000);
  const spool = mkdtempSync(join(tmpdir(), 'dev-'));
  const port = await freePort();
  server = start({
    command: [process.execPath, 'node_modules/next/dist/bin/next', 'dev', '-p', String(port)],
    cwd: project,
    env: { NODE_ENV: 'development', MAIL_SPOOL_DIR: spool, NEXT_TELEMETRY_DISABLED: '1' },
  });
  try {
    await server.until('Ready');
    const url = `http://localhost:${port}`;
    const [page, answer] = await Promise.all([
      fetch(`${url}/newsletter`),
      fetch(`${url}/api/send-email`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ form: 'contact', ...contact('dev') }),
      }),
    ]);
    expect(page.status).toBe(200);
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(await page.text()).toContain(hero.title);
    expect([answer.status, await answer.json()]).toEqual([200, { success: true, id: expect.any(String) }]);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(await storedIn(spool)).toHaveLength(1);
  } finally {
    rmSync(spool, { recursive: true, force: true });
  }
});

import { expect, test } from '@playwright/test';
import { hero } from '@/content/pages/newsletter';
import { root } from '@/lib/tools/bootstrap.mjs';
import { freePort } from '@/tests/free-port';
import { start } from './process';
import { contactPost, storedIn, temporaryFolder } from './site';

let server: ReturnType<typeof start> | undefined;
// In a hook: after a timeout the test itself would leave it running.
test.afterEach(() => server?.kill());

test('npm run dev serves pages on 127.0.0.1, and stores forms without sending them', {
  tag: '@full',
}, async () => {
  // The development server compiles at the first request.
  test.setTimeout(240_000);
  const { folder: spool, remove } = temporaryFolder();
  const port = await freePort();
  server = start({
    command: [process.execPath, 'lib/tools/dev.mjs'],
    cwd: root,
    env: {
      NODE_ENV: 'development',
      PORT: String(port),
      MAIL_SPOOL_DIR: spool,
      RESEND_API_KEY: 're_vera',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  try {
    await server.until('RESEND_API_KEY: in sviluppo non si usa');
    await server.until(`http://127.0.0.1:${port}`);
    await server.until('Ready');
    const url = `http://localhost:${port}`;
    const [page, answer] = await Promise.all([
      fetch(`${url}/newsletter`),
      fetch(`${url}/api/send-email`, contactPost('dev')),
    ]);
    expect(page.status).toBe(200);
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(await page.text()).toContain(hero.title);
    expect([answer.status, await answer.json()]).toEqual([200, { success: true, id: expect.any(String) }]);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(await storedIn(spool)).toHaveLength(1);
  } finally {
    remove();
  }
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { head } from '@/content/pages/newsletter';
import { freePort } from '@/tests/free-port';
import { copyProject } from '@/tests/project-copy';
import { start } from './process';
import { contactPost, storedIn } from './site';

let server: ReturnType<typeof start> | undefined;
let copy: ReturnType<typeof copyProject> | undefined;
// In a hook: after a timeout the test itself would leave it running.
test.afterEach(() => {
  server?.kill();
  copy?.remove();
});

const draft = 'content/news/bozza-rotta.mdx';

test('npm run dev serves pages on 127.0.0.1, stores forms without sending them, and shows a wrong field in its page', {
  tag: '@full',
}, async () => {
  // The development server compiles at the first request.
  test.setTimeout(240_000);
  copy = copyProject('development');
  const spool = join(copy.folder, 'mail');
  writeFileSync(join(copy.folder, draft), '---\ntitle: 1\ndraft: true\n---\n\nTesto.\n');
  const port = await freePort();
  server = start({
    command: [process.execPath, 'scripts/dev.mjs'],
    cwd: copy.folder,
    env: {
      NODE_ENV: 'development',
      PORT: String(port),
      MAIL_SPOOL_DIR: spool,
      RESEND_API_KEY: 're_vera',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  await server.until('RESEND_API_KEY: in sviluppo non si usa');
  await server.until(`http://127.0.0.1:${port}`);
  await server.until('Ready');
  const url = `http://localhost:${port}`;
  const [newsletter, answer] = await Promise.all([
    fetch(`${url}/newsletter`),
    fetch(`${url}/api/send-email`, contactPost('dev')),
  ]);
  expect(newsletter.status).toBe(200);
  expect(newsletter.headers.get('x-frame-options')).toBe('DENY');
  expect(await newsletter.text()).toContain(head.title);
  expect([answer.status, await answer.json()]).toEqual([200, { success: true, id: expect.any(String) }]);
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(await storedIn(spool)).toHaveLength(1);

  expect((await fetch(`${url}/novita`)).status).toBe(200);
  const wrong = await fetch(`${url}/novita/bozza-rotta`);
  expect(await wrong.text()).toContain(`${draft}, riga 2, campo «title»: «1» non è un testo.`);
});

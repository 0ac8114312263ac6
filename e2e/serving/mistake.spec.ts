import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { root } from '@/lib/tools/bootstrap.mjs';
import { freePort } from '@/tests/free-port';
import { copyProject } from '@/tests/project-copy';
import { start } from './process';
import { contactPost } from './site';

const article = 'content/news/una-risposta-senza-pagina.mdx';

let copy: ReturnType<typeof copyProject>;
let started: ReturnType<typeof start>[] = [];
test.beforeEach(() => {
  copy = copyProject('mistake');
  // The build of the other tests, so that the first start has none to make.
  for (const name of ['out', '.next']) cpSync(join(root, name), join(copy.folder, name), { recursive: true });
});
test.afterEach(() => {
  for (const each of started) each.kill();
  started = [];
  copy.remove();
});

/** A command of package.json in the copy. */
function npm(args: readonly string[], env: Record<string, string> = {}) {
  const command = ['npm', 'run', '--silent', ...args];
  const run = start({
    command,
    cwd: copy.folder,
    env: { MAIL_SPOOL_DIR: join(copy.folder, 'mail'), ...env },
  });
  started.push(run);
  return run;
}

async function serve() {
  const port = await freePort();
  const server = npm(['start'], { PORT: String(port), RATE_LIMIT_MAX: '100000' });
  await server.until('"listening"');
  return { server, url: `http://localhost:${port}` };
}

/** Asks for pages, files and forms, one after the other, until told to stop. @returns what was not answered 200 */
function poll(url: string) {
  const failures: string[] = [];
  let answers = 0;
  let stopped = false;
  const asked = (async () => {
    const html = await (await fetch(`${url}/contatti`)).text();
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(files.length).toBeGreaterThan(0);
    while (!stopped) {
      for (const path of ['/', '/novita', '/feed.xml', ...files]) {
        const { status } = await fetch(`${url}${path}`);
        answers += 1;
        if (status !== 200) failures.push(`${status} ${path}`);
      }
      const { status } = await fetch(`${url}/api/send-email`, contactPost(`poll ${answers}`));
      if (status !== 200) failures.push(`${status} form`);
      // The build needs the core too.
      await wait(250);
    }
  })();
  return async () => {
    stopped = true;
    await asked;
    expect(answers).toBeGreaterThan(10);
    return failures;
  };
}

const health = async (url: string) => (await fetch(`${url}/healthz`)).json();

test('builds, failed or not, disturb no visitor; a draft with a mistake stops no build @full', async () => {
  test.setTimeout(600_000);
  const { url } = await serve();
  const right = readFileSync(join(copy.folder, article), 'utf8');
  const stop = poll(url);
  appendFileSync(join(copy.folder, article), '\n[rotto](/non-esiste)\n');
  expect(await npm(['build']).end()).toBe(1);
  expect(await health(url)).toMatchObject({ well: true, build: 'stale' });
  const status = npm(['mail', '--', 'status']);
  expect(await status.end()).toBe(2);
  expect(status.said()).toContain(`${article}, riga `);
  expect(status.said()).toContain('«/non-esiste» porta a una pagina che non c’è');
  writeFileSync(join(copy.folder, article), `${right}\nUna riga in più.\n`);
  const draft = right.replace(/^date: .*$/m, 'date: domani').replace(/^draft: false$/m, 'draft: true');
  writeFileSync(join(copy.folder, 'content/news/bozza-rotta.mdx'), `${draft}\n<Boh x={1} /> <Aperto\n`);
  const build = npm(['build']);
  expect(await build.end()).toBe(0);
  expect(build.said()).toContain('content/news/bozza-rotta.mdx, riga 4, campo «date»');
  expect(await stop()).toEqual([]);
  // The newer build is served from the next start on.
  expect(await (await fetch(`${url}/novita/una-risposta-senza-pagina`)).text()).not.toContain(
    'Una riga in più.',
  );
  const next = await serve();
  expect(await (await fetch(`${next.url}/novita/una-risposta-senza-pagina`)).text()).toContain(
    'Una riga in più.',
  );
  expect(await health(next.url)).not.toHaveProperty('build');
  expect((await fetch(`${next.url}/novita/bozza-rotta`)).status).toBe(404);
});

test('a start whose build fails serves the last good one, and says so @full', async () => {
  test.setTimeout(600_000);
  const text = readFileSync(join(copy.folder, article), 'utf8');
  writeFileSync(join(copy.folder, article), text.replace(/^date: .*$/m, 'date: domani'));
  const { server, url } = await serve();
  expect(await (await fetch(`${url}/novita/una-risposta-senza-pagina`)).text()).toContain('<h1');
  expect(await health(url)).toMatchObject({ well: true, build: 'stale' });
  expect(server.said()).toContain('"event":"build_stale"');
  expect(server.said()).toContain(`${article}, riga 4, campo «date»: «domani» non è una data.`);
  await server.end('SIGTERM');

  // Nor does a file that no command can read.
  const data = join(copy.folder, 'content/site.ts');
  writeFileSync(data, readFileSync(data, 'utf8').replace(/,(\s+mail: )/, '$1'));
  const slip = await serve();
  expect(await health(slip.url)).toMatchObject({ well: true, build: 'stale' });
  expect(slip.server.said()).toMatch(/"event":"build_stale".*content\/site\.ts:\d+:\d+: ERROR/);
});

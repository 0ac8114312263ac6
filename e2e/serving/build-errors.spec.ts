import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { root } from '@/scripts/bootstrap.mjs';
import { freePort } from '@/tests/free-port';
import { copyProject } from '@/tests/project-copy';
import { start } from './process';
import { contactPost } from './site';

const article = 'content/news/una-risposta-senza-pagina.mdx';

let copy: ReturnType<typeof copyProject>;
const processes: ReturnType<typeof start>[] = [];
test.beforeEach(() => {
  copy = copyProject('mistake');
  // With the build of the other tests the first start builds nothing.
  for (const name of ['out', '.next']) cpSync(join(root, name), join(copy.folder, name), { recursive: true });
});
test.afterEach(() => {
  for (const process of processes.splice(0)) process.kill();
  copy.remove();
});

/** A command of package.json in the copy. */
function npm(args: readonly string[], env: Record<string, string> = {}) {
  const run = start({
    command: ['npm', 'run', '--silent', ...args],
    cwd: copy.folder,
    env: { MAIL_SPOOL_DIR: join(copy.folder, 'mail'), ...env },
  });
  processes.push(run);
  return run;
}

async function serve() {
  const port = await freePort();
  const server = npm(['start'], { PORT: String(port), RATE_LIMIT_MAX: '100000' });
  await server.until('"listening"');
  return { server, url: `http://localhost:${port}` };
}

/** Requests pages, files and forms in turn. @returns a function that stops this, and returns the answers other than 200 */
function poll(url: string) {
  const failures: string[] = [];
  let answers = 0;
  let isStopped = false;
  const polling = (async () => {
    const html = await textOf(`${url}/contatti`);
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(files.length).toBeGreaterThan(0);
    while (!isStopped) {
      for (const path of ['/', '/novita', '/feed.xml', ...files]) {
        const { status } = await fetch(`${url}${path}`);
        answers += 1;
        if (status !== 200) failures.push(`${status} ${path}`);
      }
      const { status } = await fetch(`${url}/api/send-email`, contactPost(`poll ${answers}`));
      if (status !== 200) failures.push(`${status} form`);
      // Leaves the core to the build.
      await wait(250);
    }
  })();
  return async () => {
    isStopped = true;
    await polling;
    expect(answers).toBeGreaterThan(10);
    return failures;
  };
}

const textOf = async (url: string) => (await fetch(url)).text();
const health = async (url: string) => (await fetch(`${url}/healthz`)).json();

test('builds disturb no visitor, even if they fail; a wrong draft stops none (D47)', {
  tag: '@full',
}, async () => {
  test.setTimeout(600_000);
  const { url } = await serve();
  const source = readFileSync(join(copy.folder, article), 'utf8');
  const stop = poll(url);
  appendFileSync(join(copy.folder, article), '\n[rotto](/non-esiste)\n');
  expect(await npm(['build']).end()).toBe(1);
  expect(await health(url)).toMatchObject({ status: 'ok', build: 'stale' });
  const status = npm(['mail', '--', 'status']);
  expect(await status.end()).toBe(2);
  expect(status.output()).toContain(`${article}, riga `);
  expect(status.output()).toContain('«/non-esiste» porta a una pagina che non c’è');
  writeFileSync(join(copy.folder, article), `${source}\nUna riga in più.\n`);
  const draft = source.replace(/^date: .*$/m, 'date: domani').replace(/^draft: false$/m, 'draft: true');
  writeFileSync(join(copy.folder, 'content/news/bozza-rotta.mdx'), `${draft}\n<Boh x={1} /> <Aperto\n`);
  const build = npm(['build']);
  expect(await build.end()).toBe(0);
  expect(build.output()).toContain('content/news/bozza-rotta.mdx, riga 4, campo «date»');
  expect(await stop()).toEqual([]);
  // A running server keeps its build; the next start serves the newer one.
  expect(await textOf(`${url}/novita/una-risposta-senza-pagina`)).not.toContain('Una riga in più.');
  const newer = await serve();
  expect(await textOf(`${newer.url}/novita/una-risposta-senza-pagina`)).toContain('Una riga in più.');
  expect(await health(newer.url)).not.toHaveProperty('build');
  expect((await fetch(`${newer.url}/novita/bozza-rotta`)).status).toBe(404);
});

test('a start whose build fails serves the last good build (D47)', { tag: '@full' }, async () => {
  test.setTimeout(600_000);
  const text = readFileSync(join(copy.folder, article), 'utf8');
  writeFileSync(join(copy.folder, article), text.replace(/^date: .*$/m, 'date: domani'));
  const { server, url } = await serve();
  expect(await textOf(`${url}/novita/una-risposta-senza-pagina`)).toContain('<h1');
  expect(await health(url)).toMatchObject({ status: 'ok', build: 'stale' });
  expect(server.output()).toContain('"event":"build_stale"');
  expect(server.output()).toContain(`${article}, riga 4, campo «date»: «domani» non è una data.`);
  await server.end('SIGTERM');

  // The same for a source that no command can read.
  writeFileSync(join(copy.folder, article), text);
  const data = join(copy.folder, 'content/site.ts');
  writeFileSync(data, readFileSync(data, 'utf8').replace(/,(\s+mail: )/, '$1'));
  const unreadable = await serve();
  expect(await health(unreadable.url)).toMatchObject({ status: 'ok', build: 'stale' });
  expect(unreadable.server.output()).toMatch(/"event":"build_stale".*content\/site\.ts:\d+:\d+/);
});

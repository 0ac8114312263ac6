import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { caddyfile } from '@/lib/adapter/caddy/caddyfile';
import { parseHeadersFile } from '@/lib/http/headers-file';
import { caddyFile, caddyProgram, startCaddy, startEndpoint } from './caddy';
import { alike, isForHosts, otherFiles, pagesOf, siteFolder, summaryOf } from './compare';
import { type Answer, type Asked, ask } from './raw-request';

/** Allowed differences between the two servers, with reasons. */
const differs: Record<string, string> = {
  date: 'the moment',
  etag: 'each knows its own copies: Node by content, Caddy by time and size',
  'last-modified': 'Node compares by content only',
  'accept-ranges': 'Node sends files whole',
  connection: 'of the connection, not of the answer',
  'keep-alive': 'of the connection, not of the answer',
  'content-length': 'framing: Caddy sends compressed files in chunks',
  'transfer-encoding': 'framing: Caddy sends compressed files in chunks',
};

let caddy: Awaited<ReturnType<typeof startCaddy>>;
let endpoint: Awaited<ReturnType<typeof startEndpoint>>;
let node: string;

test.beforeAll(async ({ baseURL }) => {
  node = baseURL ?? '';
  endpoint = await startEndpoint();
  caddy = await startCaddy(endpoint.address);
});
test.afterAll(() => {
  caddy?.stop();
  endpoint?.stop();
});

/**
 * Requests both servers. Caddy may send `Vary` also for a file that has only one encoding; newer versions
 * always do.
 */
async function compare(target: string, asked: Asked = {}): Promise<Answer> {
  const [own, others] = await Promise.all([ask(node, target, asked), ask(caddy.url, target, asked)]);
  const [expected, got] = [summaryOf(own, differs), summaryOf(others, differs)];
  if (!expected.headers.vary && got.headers.vary === 'Accept-Encoding') delete got.headers.vary;
  expect(got, `${asked.method ?? 'GET'} ${target} ${JSON.stringify(asked.headers)}`).toEqual(expected);
  return others;
}

const codings = ['br', 'gzip', 'identity', 'gzip, deflate, br, zstd', 'br;q=0, gzip;q=0.5'];

test('the Caddyfile is valid and formatted', () => {
  const run = (...args: string[]) => execFileSync(caddyProgram(), args, { encoding: 'utf8', stdio: 'pipe' });
  run('validate', '--config', caddyFile, '--adapter', 'caddyfile');
  expect(run('fmt', caddyFile)).toBe(readFileSync(caddyFile, 'utf8'));
});

test('every page of the sitemap equals that of Node alone, in every encoding; a 304 has the policy headers', async () => {
  const paths = await pagesOf(node);
  expect(paths.length).toBeGreaterThan(40);
  test.setTimeout(120_000 + 1_000 * paths.length);
  for (const path of paths) {
    for (const coding of codings) await compare(path, { headers: { 'Accept-Encoding': coding } });
    const { headers } = await compare(path, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
    const { etag = '' } = headers;
    const again = await ask(caddy.url, path, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } });
    expect([again.status, again.body.length, again.headers.etag], path).toEqual([304, 0, etag]);
    for (const name of ['content-security-policy', 'cache-control', 'vary', 'x-frame-options']) {
      expect(again.headers[name], `${name} of ${path}`).toBe(headers[name]);
    }
  }
});

test('every other file equals that of Node alone', async () => {
  const names = otherFiles();
  test.setTimeout(120_000 + 500 * names.length);
  expect(names).toEqual(expect.arrayContaining(['/feed.xml', '/sitemap.xml', '/llms.txt', '/index.md']));
  for (const name of names) {
    const headers = { 'Accept-Encoding': 'br' };
    const { status } = await compare(name, { headers });
    expect([name, status]).toEqual([name, isForHosts(name) ? 404 : 200]);
    await compare(name, { method: 'HEAD', headers });
  }
});

test('both servers answer other requests equally', async () => {
  for (const [target, asked] of alike) await compare(target, asked);
});

test('requests that only Node understands are refused', async () => {
  // Go refuses broken escapes before Caddy sees them. Only browsers resolve dots before the request.
  for (const [target, status] of [
    ['/%zz', 400],
    ['/a/../prezzi', 404],
    [`/${'a/'.repeat(500)}`, 404],
  ] as const) {
    const answer = await ask(caddy.url, target);
    expect([target.slice(0, 20), answer.status]).toEqual([target.slice(0, 20), status]);
  }
});

test('the health check says that Caddy runs, and nothing else', async () => {
  const answer = await ask(caddy.healthUrl, '/prezzi');
  expect([answer.status, answer.body.length]).toEqual([200, 0]);
});

test('the Caddyfile is also valid for https, with certificates', () => {
  const rules = parseHeadersFile(readFileSync(join(siteFolder, '_headers'), 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'caddyfile-'));
  const file = join(folder, 'Caddyfile');
  writeFileSync(
    file,
    caddyfile({ rules, redirects: [], files: [] }, { SITE_URL: 'https://www.azienda.example' }),
  );
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ['adapt', '--config', file, '--adapter', 'caddyfile', '--validate'];
  const adapted = execFileSync(caddyProgram(), args, { encoding: 'utf8', stdio: 'pipe', env });
  rmSync(folder, { recursive: true });
  const hosts = [...adapted.matchAll(/"host":\["([^"]+)"\]/g)].map(([, host]) => host);
  expect(new Set(hosts)).toEqual(new Set(['azienda.example', 'www.azienda.example', '127.0.0.1']));
});

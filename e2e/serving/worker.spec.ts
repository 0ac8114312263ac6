import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { createWorkerd, type Workerd } from '../../tests/worker/workerd';
import { alike, isForHosts, otherFiles, pagesOf, siteFolder, summaryOf } from './compare';
import { type Answer, type Asked, ask } from './raw-request';

/** Allowed differences between Node and the worker, with reasons. */
const differs: Record<string, string> = {
  date: 'the moment',
  etag: 'the assets binding has tags of its own',
  connection: 'of the connection, not of the answer',
  'keep-alive': 'of the connection, not of the answer',
  'content-length': 'framing: Node sends compressed copies',
  'transfer-encoding': 'framing: Node sends compressed copies',
  'content-encoding': 'compression is the platform’s, between the worker and the visitor',
  vary: 'compression is the platform’s, between the worker and the visitor',
};

let workerd: Workerd;
let node: string;

test.beforeAll(async ({ baseURL }) => {
  node = baseURL ?? '';
  const module = fileURLToPath(new URL('../../out/worker/index.mjs', import.meta.url));
  workerd = await createWorkerd({ module, site: siteFolder });
  await workerd.start();
});
test.afterAll(() => workerd?.remove());

/** Requests both servers. @returns the worker's answer */
async function compare(target: string, asked: Asked = {}): Promise<Answer> {
  const [own, others] = await Promise.all([ask(node, target, asked), ask(workerd.url, target, asked)]);
  expect(
    summaryOf(others, differs),
    `${asked.method ?? 'GET'} ${target} ${JSON.stringify(asked.headers)}`,
  ).toEqual(summaryOf(own, differs));
  return others;
}

test('every page of the sitemap equals that of Node, policy included; a 304 has the policy headers', async () => {
  const paths = await pagesOf(node);
  expect(paths.length).toBeGreaterThan(40);
  test.setTimeout(120_000 + 500 * paths.length);
  for (const path of paths) {
    const { headers } = await compare(path);
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    await compare(path, { method: 'HEAD' });
    const { etag = '' } = headers;
    const again = await ask(workerd.url, path, { headers: { 'If-None-Match': etag } });
    expect([again.status, again.body.length, again.headers.etag], path).toEqual([304, 0, etag]);
    for (const name of ['content-security-policy', 'cache-control', 'x-frame-options', 'link']) {
      expect(again.headers[name], `${name} of ${path}`).toBe(headers[name]);
    }
  }
});

test('every other file equals that of Node', async () => {
  const names = otherFiles();
  test.setTimeout(120_000 + 200 * names.length);
  expect(names).toEqual(expect.arrayContaining(['/feed.xml', '/sitemap.xml', '/llms.txt', '/index.md']));
  for (const name of names) {
    const { status } = await compare(name);
    expect([name, status]).toEqual([name, isForHosts(name) ? 404 : 200]);
    await compare(name, { method: 'HEAD' });
  }
});

test('both answer other requests equally', async () => {
  for (const [target, asked] of alike) await compare(target, asked);
});

import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { createWorkerd, type Workerd } from '../../tests/worker/workerd';
import { ask } from './raw-request';

const out = (path: string) => fileURLToPath(new URL(`../../out/${path}`, import.meta.url));

let workerd: Workerd;
test.beforeAll(async () => {
  const variables = { SITE_URL: 'https://www.azienda.example' };
  workerd = await createWorkerd({ module: out('worker/index.mjs'), site: out('site'), variables });
  await workerd.start();
});
test.afterAll(() => workerd?.remove());

// The handler is the one of Node; what differs is where it takes files from.
test('the worker takes pages and files from its assets, with the headers that Node sends', async ({
  baseURL,
}) => {
  const differs = ['date', 'etag', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'vary'];
  for (const [path, status] of [
    ['/', 200],
    ['/soluzioni/legale', 200],
    ['/tecnologia/ai/', 200],
    ['/index.md', 200],
    ['/feed.xml', 200],
    ['/assets/search/answers.json', 200],
    ['/novita', 200],
    ['/nessuna', 404],
    ['/_headers', 404],
    ['/prezzi.html', 404],
    ['/prezzi/?a=1', 308],
  ] as const) {
    for (const method of ['GET', 'HEAD']) {
      const [node, worker] = [
        await ask(baseURL ?? '', path, { method }),
        await ask(workerd.url, path, { method }),
      ];
      expect([node.status, worker.status], path).toEqual([status, status]);
      expect(worker.body.equals(node.body), path).toBe(true);
      for (const [name, value] of Object.entries(node.headers)) {
        if (!differs.includes(name)) expect([path, name, worker.headers[name]]).toEqual([path, name, value]);
      }
    }
  }
  const { headers } = await ask(workerd.url, '/prezzi');
  const again = await ask(workerd.url, '/prezzi', { headers: { 'If-None-Match': headers.etag ?? '' } });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
});

test('the worker leads another name of the site to the first', async () => {
  const answer = await ask(workerd.url, '/prezzi?a=1', { headers: { Host: 'azienda.example' } });
  expect([answer.status, answer.headers.location, answer.headers['x-frame-options']]).toEqual([
    308,
    'https://www.azienda.example/prezzi?a=1',
    'DENY',
  ]);
});

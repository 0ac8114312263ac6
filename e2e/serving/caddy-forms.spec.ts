import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { demoForm } from '@/content/forms/demo';
import { contact, demo, fill, formOf, ready } from '../forms/fill';
import { startCaddy, startEndpoint } from './caddy';
import { ask } from './raw-request';
import { storedIn } from './stored';

const apiPolicy = "default-src 'none'; frame-ancestors 'none'";
const json = { 'Content-Type': 'application/json' };
const post = (word: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { ...json, ...headers },
  body: JSON.stringify({ form: 'contact', ...contact(word) }),
});

let stops: (() => void)[] = [];
test.afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  stops = [];
});

/** Caddy in front of its own Node process. */
async function open(settings: Record<string, string> = {}) {
  const endpoint = await startEndpoint(settings);
  stops.push(endpoint.stop);
  const caddy = await startCaddy(endpoint.address);
  stops.push(caddy.stop);
  return { ...caddy, endpoint };
}

/** All that is on the disk. */
const keptIn = (spool: string) =>
  readdirSync(spool, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));

test('a demo request is stored on disk; a forged client address is not', async ({ page }) => {
  const { url, endpoint, said } = await open();
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.7' });
  await page.goto(`${url}/richiedi-demo`);
  await ready(page);
  const form = formOf(page, 'demo');
  await fill(form, demo('caddy'));
  await form.getByRole('button', { name: demoForm.submit }).click();
  await expect(page.getByRole('heading', { name: demoForm.thanks.title })).toBeFocused();
  await expect.poll(async () => (await storedIn(endpoint.spool)).length).toBe(1);
  const kept = keptIn(endpoint.spool).join('\n');
  expect(kept).toContain('Studio caddy');
  expect(kept).not.toContain('203.0.113.7');
  expect(said()).not.toContain('203.0.113.7');
});

test('forged client addresses do not lift the rate limit', async () => {
  const { url } = await open({ RATE_LIMIT_MAX: '1' });
  const statuses: number[] = [];
  for (const forged of ['203.0.113.7', '203.0.113.8', '203.0.113.9, 127.0.0.2', '127.0.0.3', '']) {
    const headers = { 'X-Forwarded-For': forged, 'X-Real-IP': forged, Forwarded: `for=${forged}` };
    statuses.push((await ask(url, '/api/send-email', post('again', headers))).status);
  }
  expect(statuses).toEqual([200, 429, 429, 429, 429]);
});

test('a body that is too long gets the answer of the endpoint or an equivalent one', async () => {
  const { url } = await open();
  for (const size of [64 * 1024 + 1, 99_999, 100_000, 10_000_000]) {
    const answer = await ask(url, '/api/send-email', {
      method: 'POST',
      headers: json,
      body: 'x'.repeat(size),
    });
    expect([size, answer.status]).toEqual([size, 413]);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ success: false, error: { message: /\S/ } });
    expect(answer.headers['content-security-policy']).toBe(apiPolicy);
  }
  expect((await ask(url, '/api/send-email', post('after'))).status).toBe(200);
});

test('while Node is down, pages work, scripts get an error and visitors see an error page', async () => {
  const { url, endpoint, said } = await open();
  endpoint.stop();
  expect((await ask(url, '/prezzi')).status).toBe(200);
  const script = await ask(url, '/api/send-email', post('away', { Accept: 'application/json' }));
  expect(script.status).toBe(502);
  expect(script.headers).toMatchObject({
    'content-type': 'application/json',
    'content-security-policy': apiPolicy,
    'cache-control': 'no-store',
  });
  expect(JSON.parse(script.body.toString())).toMatchObject({
    success: false,
    error: { code: 'unavailable' },
  });
  const visitor = await ask(url, '/api/send-email', post('away', { Accept: 'text/html,*/*;q=0.8' }));
  expect([visitor.status, visitor.headers['content-type']]).toEqual([502, 'text/html; charset=utf-8']);
  expect(visitor.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  expect(visitor.headers['x-frame-options']).toBe('DENY');
  expect(visitor.body.toString()).toContain('<h1');
  expect((await ask(url, '/healthz')).status).toBe(502);
  // Whatever the log contains, it has no data of the visitor.
  expect(said()).not.toMatch(/remote_ip|client_ip|text\/html/);
});

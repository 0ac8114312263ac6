import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusedCopy } from '@/content/forms/refused';
import {
  contact,
  demo,
  endpoint,
  expectRefused,
  fixture,
  formPost,
  jsonPost,
  mailboxes,
  partner,
  payload,
  setUpMail,
  siteUrl,
  streamed,
} from './mail-fixture';

setUpMail({ rateLimitMax: 1 });
afterEach(() => void vi.restoreAllMocks());

const LIMIT = 64 * 1024;
const own = mailboxes.info;
const victim = 'vittima@altrove.example';
const text = JSON.stringify(contact);

const postOfType = (type: string, body: string | Buffer = text) => jsonPost(body, { 'Content-Type': type });
const postUrlencoded = (body: string | Buffer) => postOfType('application/x-www-form-urlencoded', body);
const jsonOfSize = (size: number) => `{"form":"contact","x":"${'a'.repeat(size - 25)}"}`;

describe('a body is refused', () => {
  it.each([
    ['half an object', 'invalid_json', jsonPost('{')],
    ['brackets that never close', 'invalid_json', jsonPost('['.repeat(60_000))],
    ['invalid UTF-8', 'invalid_encoding', jsonPost(Buffer.from('{"form":"\xc3("}', 'latin1'))],
    ['a form post with a raw byte', 'invalid_encoding', postUrlencoded(Buffer.from('form=\xff', 'latin1'))],
    ['a form post with half an escaped letter', 'invalid_encoding', postUrlencoded('firstName=%C3')],
    ['an incomplete body', 'unreadable_body', streamed((stream) => stream.error(new Error('gone')))],
  ])('with 400 if it cannot be read: %s', async (_, code, request) => {
    await expectRefused(await fixture.handle(request), 400, code);
  });

  it.each([
    ['64 KB and one byte', jsonPost(jsonOfSize(LIMIT + 1))],
    ['a Content-Length of 64 KB and one byte', jsonPost('{}', { 'Content-Length': `${LIMIT + 1}` })],
    ['more bytes than its Content-Length', jsonPost(jsonOfSize(LIMIT + 1), { 'Content-Length': '2' })],
  ])('with 413: %s', async (_, request) => {
    await expectRefused(await fixture.handle(request), 413, 'too_large');
  });

  it.each([
    ['a type with a longer name than JSON', postOfType('application/jsonx')],
    ['JSON in another charset', postOfType('application/json; charset=utf-7')],
    ['a form in parts', postOfType('multipart/form-data; boundary=x', '--x--\r\n')],
    ['a compressed body', jsonPost(text, { 'Content-Encoding': 'gzip' })],
  ])('with 415: %s', async (_, request) => {
    await expectRefused(await fixture.handle(request), 415, 'unsupported_media_type');
  });

  it.each([
    ['a form in a list', 'invalid_shape', jsonPost(`[${text}]`)],
    ['objects 9000 deep', 'invalid_fields', jsonPost(`${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`)],
    ['a field twice in a form post', 'repeated_field', postUrlencoded('form=contact&form=demo')],
  ])('with 422: %s', async (_, code, request) => {
    await expectRefused(await fixture.handle(request), 422, code);
  });
});

describe('the limits of a body', () => {
  it('allow 64 KB, four levels, and brackets within texts', async () => {
    const brackets = { ...payload, subject: '', body: '[[[[[[{{{{"\\"[' };
    for (const body of [jsonOfSize(LIMIT), '{"a":[[[1]]]}', brackets])
      await expectRefused(await fixture.handle(jsonPost(body)), 422, 'invalid_fields');
  });

  it('end the reading of an endless body', async () => {
    const pull = vi.fn((stream: ReadableStreamDefaultController) => stream.enqueue(Buffer.alloc(LIMIT / 4)));
    await expectRefused(await fixture.handle(streamed(pull)), 413, 'too_large');
    expect(pull.mock.calls.length).toBeLessThan(10);
  });

  it('end the wait for a body that does not arrive', async () => {
    const timer = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
    const response = fixture.handle(streamed(() => new Promise(() => {})));
    await expect.poll(() => timeout.mock.calls).toEqual([[15_000]]);
    timer.abort();
    await expectRefused(await response, 408, 'too_slow');
  });
});

const uuid = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
it.each(['', `${uuid}, ${uuid}`])('the Idempotency-Key «%s» is refused with 422', async (key) => {
  const response = await fixture.handle(jsonPost(contact, { 'Idempotency-Key': key }));
  await expectRefused(response, 422, 'invalid_idempotency_key');
});

it.each(['GET', 'HEAD', 'QUERY'])('the method %s is refused with 405 and Allow', async (method) => {
  const headers = { 'X-HTTP-Method-Override': 'POST' };
  const response = await fixture.handle(new Request(`${endpoint}?form=contact`, { method, headers }));
  expect(response.headers.get('allow')).toBe('POST');
  await expectRefused(response, 405, 'method_not_allowed');
});

it.each([
  [victim],
  [`${own}, ${victim}`],
  [[own, victim]],
  [`"${own}" <${victim}>`],
  [`${own}.altrove.example`],
  [` ${own}`],
  [`${own}\r\nBcc: ${victim}`],
  // A Cyrillic letter.
  [own.replace('a', 'а')],
])('the recipient %j is refused with 403, in a payload and in one with a form', async (to) => {
  for (const fields of [{}, partner]) {
    const response = await fixture.handle(jsonPost({ ...payload, ...fields, to }));
    await expectRefused(response, 403, 'foreign_recipient');
  }
});

describe('the origin of a post', () => {
  it.each<Record<string, string>>([
    { Origin: `${siteUrl}.altrove.example` },
    { Origin: `${siteUrl}@altrove.example` },
    { Origin: `${siteUrl}:8080` },
    { Origin: siteUrl.replace('https', 'http') },
    { Origin: 'file://' },
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://altrove.example', 'X-Forwarded-Host': 'altrove.example' },
  ])('is refused with 403 if it is another site, by script or form: %j', async (headers) => {
    for (const request of [jsonPost(contact, headers), formPost(demo, headers)])
      await expectRefused(await fixture.handle(request), 403, 'foreign_origin');
  });

  it.each<Record<string, string>>([
    {},
    { Origin: 'http://localhost:3000' },
    { Origin: siteUrl },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'https://altro.example', Host: 'altro.example:443' },
    // A proxy has rewritten Host.
    { Origin: 'https://azienda.example', 'Sec-Fetch-Site': 'same-origin' },
  ])('is accepted if it is an own page or a program: %j', async (headers) => {
    expect((await fixture.handle(jsonPost(contact, headers))).status).toBe(200);
  });
});

describe('an ordinary form post is refused with a page', () => {
  const contactPost = () => formPost(contact);
  const tooLong = () => formPost({ ...contact, message: 'x'.repeat(70_000) });

  /** Expects a page with the reason, and the company's phone and e-mail. */
  async function expectPage(response: Response, status: number, reason: string): Promise<void> {
    const { headers } = response;
    expect([response.status, headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    const page = await response.text();
    for (const words of [refusedCopy.title, reason, refusedCopy.phone.href, refusedCopy.mail.href])
      expect(page).toContain(words);
    expect([headers.has('retry-after'), headers.get('cache-control')]).toEqual([status === 429, 'no-store']);
  }

  it('with 413 if it is too long', async () => {
    await expectPage(await fixture.handle(tooLong()), 413, 'accorciatelo');
  });

  it('with 429 if it is beyond the limit of submissions', async () => {
    await fixture.handle(formPost(demo));
    await expectPage(await fixture.handle(contactPost()), 429, 'troppi invii');
  });

  it('with 429 if it is beyond the limit of requests', async () => {
    for (let index = 0; index < 300; index += 1) await fixture.handle(jsonPost('{'));
    await expectPage(await fixture.handle(contactPost()), 429, 'troppe richieste');
  });
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { refusedWords } from '@/content/forms/refused';
import {
  asFormPost,
  boxes,
  contact,
  demo,
  endpoint,
  errorOf,
  expectRefused,
  fixture,
  formPost,
  jsonPost,
  partner,
  payload,
  phone,
  reopen,
  setUpMail,
  siteUrl,
  streamed,
} from './mail-fixture';

setUpMail({ rateLimitMax: 1 });

const LIMIT = 64 * 1024;
const own = boxes.info;
const victim = 'vittima@altrove.example';
const text = JSON.stringify(contact);

const typed = (type: string, body: string | Buffer = text) => jsonPost(body, { 'Content-Type': type });
const urlencoded = (body: string | Buffer) => typed('application/x-www-form-urlencoded', body);
const sized = (size: number) => `{"form":"contact","x":"${'a'.repeat(size - 25)}"}`;
const withTo = (start: string) =>
  jsonPost(`{${start},${JSON.stringify({ ...payload, to: undefined }).slice(1)}`);
const keyed = (key: string) => jsonPost(contact, { 'Idempotency-Key': key });
const uuid = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';

it.each<[status: number, code: string, what: string, request: Request]>([
  [400, 'invalid_json', 'half an object', jsonPost('{')],
  [400, 'invalid_json', 'brackets that never close', jsonPost('['.repeat(60_000))],
  [400, 'invalid_encoding', 'invalid UTF-8', jsonPost(Buffer.from('{"form":"\xc3("}', 'latin1'))],
  [400, 'invalid_encoding', 'a form post with a raw byte', urlencoded(Buffer.from('form=\xff', 'latin1'))],
  [400, 'invalid_encoding', 'a form post with half an escaped letter', urlencoded('firstName=%C3')],
  [413, 'too_large', '64 KB and a byte', jsonPost(sized(LIMIT + 1))],
  [413, 'too_large', 'an announced 64 KB and a byte', jsonPost('{}', { 'Content-Length': `${LIMIT + 1}` })],
  [413, 'too_large', 'a longer body than announced', jsonPost(sized(LIMIT + 1), { 'Content-Length': '2' })],
  [415, 'unsupported_media_type', 'no type', typed('')],
  [415, 'unsupported_media_type', 'a type that begins like JSON', typed('application/jsonx')],
  [415, 'unsupported_media_type', 'JSON in another charset', typed('application/json; charset=utf-7')],
  [415, 'unsupported_media_type', 'a form in parts', typed('multipart/form-data; boundary=x', '--x--\r\n')],
  [415, 'unsupported_media_type', 'a compressed body', jsonPost(text, { 'Content-Encoding': 'gzip' })],
  [422, 'invalid_shape', 'a form in a list', jsonPost(`[${text}]`)],
  [422, 'too_deep', 'five levels', jsonPost('{"a":[[[[1]]]]}')],
  [422, 'too_deep', 'objects 9000 deep', jsonPost(`${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`)],
  [422, 'repeated_field', 'a recipient twice, foreign last', withTo(`"to":"${own}","to":"${victim}"`)],
  [422, 'repeated_field', 'a recipient twice, once escaped', withTo(`"t\\u006f" :"${victim}","to":"${own}"`)],
  [422, 'repeated_field', 'a field twice in a form post', urlencoded('form=contact&form=demo')],
  [422, 'invalid_idempotency_key', 'a key that is empty', keyed('')],
  [422, 'invalid_idempotency_key', 'a key that is two', keyed(`${uuid}, ${uuid}`)],
])('%i %s: %s', async (status, code, _, request) => {
  await expectRefused(await fixture.handle(request), status, code);
});

describe('the limits of a body', () => {
  it('allow 64 KB, four levels, and brackets within texts', async () => {
    const brackets = { ...payload, subject: '', body: '[[[[[[{{{{"\\"[' };
    for (const body of [sized(LIMIT), '{"a":[[[1]]]}', brackets])
      await expectRefused(await fixture.handle(jsonPost(body)), 422, 'invalid_fields');
  });

  it('stop reading a body that never ends', async () => {
    const pull = vi.fn((stream: ReadableStreamDefaultController) => stream.enqueue(Buffer.alloc(LIMIT / 4)));
    await expectRefused(await fixture.handle(streamed(pull)), 413, 'too_large');
    expect(pull.mock.calls.length).toBeLessThan(10);
  });

  it('stop waiting for a body that does not arrive', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = fixture.handle(streamed(() => new Promise(() => {})));
    await vi.advanceTimersByTimeAsync(15_000);
    vi.useRealTimers();
    await expectRefused(await answer, 408, 'too_slow');
  });

  it('refuse an incomplete body', async () => {
    const broken = streamed((stream) => stream.error(new Error('gone')));
    await expectRefused(await fixture.handle(broken), 400, 'unreadable_body');
  });
});

it.each(['GET', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'QUERY'])('405 for %s, with Allow', async (method) => {
  const headers = { 'X-HTTP-Method-Override': 'POST' };
  const response = await fixture.handle(new Request(`${endpoint}?form=contact`, { method, headers }));
  expect(response.headers.get('allow')).toBe('POST');
  await expectRefused(response, 405, 'method_not_allowed');
});

it.each([
  ...[victim, [victim], `${own}, ${victim}`, `${own};${victim}`, [own, victim], [own, own]],
  ...[`"${own}" <${victim}>`, `${own}.altrove.example`, 'capo@azienda.example', ` ${own}`],
  ...[`${own}\r\nBcc: ${victim}`, own.replace('a', 'а'), own.replace('i', 'ı'), own.replace('@', '\u200B@')],
])('403 for the recipient %j, by itself and beside a form', async (to) => {
  for (const fields of [{}, partner]) {
    const response = await fixture.handle(jsonPost({ ...payload, ...fields, to }));
    await expectRefused(response, 403, 'foreign_recipient');
  }
});

describe('the origin of a post', () => {
  const cross = { 'Sec-Fetch-Site': 'cross-site' };
  const origins = [
    ...[`${siteUrl}.altrove.example`, `${siteUrl}@altrove.example`, 'null', '', 'localhost:3000'],
    ...['http://www.azienda.example', 'https://azienda.example', `${siteUrl}:8080`, 'file://'],
  ];

  it.each<Record<string, string>>([
    ...origins.map((Origin) => ({ Origin })),
    ...[cross, { 'Sec-Fetch-Site': 'same-site' }, { Origin: 'null', ...cross }],
    { Origin: 'https://altrove.example', 'X-Forwarded-Host': 'altrove.example' },
  ])('is refused if it is another site, by script or form: %j', async (headers) => {
    for (const request of [jsonPost(contact, headers), formPost(asFormPost(demo), headers)])
      await expectRefused(await fixture.handle(request), 403, 'foreign_origin');
  });

  it.each<Record<string, string>>([
    ...[{}, { Origin: 'http://localhost:3000' }, { Origin: siteUrl }, { 'Sec-Fetch-Site': 'none' }],
    { Origin: 'https://altro.example', Host: 'altro.example:443' },
    // A proxy has rewritten Host; the browser's header counts.
    { Origin: 'https://azienda.example', 'Sec-Fetch-Site': 'same-origin' },
  ])('is accepted if it is an own page or a program: %j', async (headers) => {
    expect((await fixture.handle(jsonPost(contact, headers))).status).toBe(200);
  });
});

const long = { ...asFormPost(contact), message: 'x'.repeat(70_000) };
const requests = Array.from({ length: 300 }, () => jsonPost('{'));
const again = () => formPost(asFormPost(contact));

it.each<[what: string, status: number, why: string, post: () => Request, others: Request[]]>([
  ['announced as too long', 413, 'accorciatelo', () => formPost(long, { 'Content-Length': '70500' }), []],
  ['too long', 413, 'accorciatelo', () => formPost(long), []],
  ['one too many', 429, 'troppi invii', again, [formPost(asFormPost(demo))]],
  ['after too many requests', 429, 'troppe richieste', again, requests],
])(
  'an ordinary form post that has no form to go back to gets a page with the other ways: %s',
  async (_, status, why, post, others) => {
    for (const other of others) await fixture.handle(other);
    const response = await fixture.handle(post());
    const page = await response.text();
    const { headers } = response;
    expect([response.status, headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    for (const words of [refusedWords.title, why, refusedWords.phone.href, refusedWords.mail.href])
      expect(page).toContain(words);
    expect([headers.has('retry-after'), headers.get('cache-control')]).toEqual([status === 429, 'no-store']);
    // Its policy allows only its own style, in the colours of the site.
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
    const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;
    expect(headers.get('content-security-policy')).toContain(policy);
    const colours = (css: string) => css.match(/#[0-9a-f]{6}/g) ?? [];
    expect(colours(style)).not.toEqual([]);
    expect(colours(readFileSync('app/globals.css', 'utf8'))).toEqual(expect.arrayContaining(colours(style)));
  },
);

it('503 with the phone number if a message can be neither stored nor sent', async () => {
  // A file is in the place of the folder.
  await reopen({ folder: '/dev/null/mail' });
  for (const body of [contact, { ...contact, rg_vuoto: 'x' }]) {
    const response = await fixture.handle(jsonPost(body));
    expect([response.status, (await errorOf(response)).message]).toEqual([
      503,
      expect.stringContaining(phone),
    ]);
  }
  const back = await fixture.handle(formPost(asFormPost(demo)));
  expect([back.status, back.headers.get('location')]).toEqual([303, '/richiedi-demo#errore-invio']);
});

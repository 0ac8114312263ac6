import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeProvider, KEY_LIFE_MS, startFakeProvider } from './fake-provider';

/** What the provider's documentation says (resend.com/docs/api-reference), where the delivery relies on it. */
const mail = {
  from: '"Rossi, \\"Anna\\" (via sito)" <sito@azienda.example>',
  to: 'info@azienda.example',
  reply_to: 'anna@rossi.example',
  subject: 'Prova',
  text: 'Buongiorno.\n',
};
const KEY = { 'Idempotency-Key': 'a' };

let now: number;
let fakeProvider: FakeProvider;
beforeEach(async () => {
  now = 1000;
  fakeProvider = await startFakeProvider({ apiKey: 're_prova', now: () => now, retryAfter: 7 });
});
afterEach(() => fakeProvider.close());

function post(body: unknown, headers: Record<string, string> = KEY) {
  return fetch(`${fakeProvider.baseUrl}/emails`, {
    method: 'POST',
    headers: { Authorization: 'Bearer re_prova', ...headers },
    body: JSON.stringify(body),
  });
}

/** Status and the name of the error, or the id. */
async function answerOf(body: unknown, headers?: Record<string, string>) {
  const response = await post(body, headers);
  const answer: { name?: string; id?: string } = await response.json();
  return [response.status, answer.name ?? answer.id];
}

it('delivers a mail once a key for 24 hours, and refuses another mail under it', async () => {
  const [status, id] = await answerOf(mail);
  expect([status, id]).toEqual([200, expect.stringMatching(/^[\da-f-]{36}$/)]);
  now += KEY_LIFE_MS - 1;
  expect(await answerOf(mail)).toEqual([200, id]);
  expect(await answerOf({ ...mail, text: 'Altro.\n' })).toEqual([409, 'invalid_idempotent_request']);
  expect(fakeProvider.delivered).toEqual([{ key: 'a', payload: mail, at: 1000 }]);
  now += 1;
  expect((await answerOf(mail))[1]).not.toBe(id);
  expect(fakeProvider.delivered).toHaveLength(2);
});

it.each<[what: string, body: object, headers: Record<string, string>, status: number, name: string]>([
  ['no key', mail, { Authorization: '' }, 401, 'missing_api_key'],
  ['a wrong key', mail, { Authorization: 'Bearer re_altra' }, 403, 'invalid_api_key'],
  ['no recipient', { ...mail, to: undefined }, {}, 422, 'validation_error'],
  ['two recipients in one', { ...mail, to: 'a@b.example, c@d.example' }, {}, 422, 'validation_error'],
  ['a sender with a second line', { ...mail, from: 'x\r\nBcc: <a@b.example>' }, {}, 422, 'validation_error'],
  ['a subject with a second line', { ...mail, subject: 'a\r\nBcc: b' }, {}, 422, 'validation_error'],
  ['no text', { ...mail, text: undefined }, {}, 422, 'validation_error'],
  ['a long idempotency key', mail, { 'Idempotency-Key': 'a'.repeat(257) }, 400, 'invalid_idempotency_key'],
])('refuses %s, and keeps no key for it', async (_, body, headers, status, name) => {
  expect(await answerOf(body, { ...KEY, ...headers })).toEqual([status, name]);
  expect(fakeProvider.delivered).toEqual([]);
  expect((await answerOf(mail))[0]).toBe(200);
});

it('answers as asked: too fast with a Retry-After, a repeat under way, each once', async () => {
  fakeProvider.replies.push('429', '409-concurrent');
  const limited = await post(mail);
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7']);
  expect(await answerOf(mail)).toEqual([409, 'concurrent_idempotent_requests']);
  expect(fakeProvider.delivered).toEqual([]);
  expect((await answerOf(mail))[0]).toBe(200);
  expect(Object.fromEntries(fakeProvider.injected)).toEqual({ '429': 1, '409-concurrent': 1 });
});

it.each([
  ['500-after', 'answered'],
  ['empty', 'answered'],
  ['malformed', 'answered'],
  ['truncated', 'broken'],
  ['reset-after', 'broken'],
  ['reset', 'broken, not taken'],
  ['503-html', 'answered, not taken'],
] as const)('%s spoils the answer alone: %s', async (fault, expected) => {
  fakeProvider.replies.push(fault);
  const readable = await post(mail)
    .then((response) => response.text())
    .then(
      () => 'answered',
      () => 'broken',
    );
  const taken = fakeProvider.delivered.length === 1 ? '' : ', not taken';
  expect(readable + taken).toBe(expected);
  expect((await answerOf(mail))[0]).toBe(200);
  expect(fakeProvider.delivered).toHaveLength(1);
});

it('hangs with or without the mail taken, until it is closed', async () => {
  const ends: Promise<string>[] = [];
  for (const [fault, taken] of [
    ['hang', 0],
    ['hang-after', 1],
    ['stalled', 2],
  ] as const) {
    fakeProvider.replies.push(fault);
    const answer = post(mail, { 'Idempotency-Key': fault }).then((response) => response.text());
    ends.push(answer.then(String, () => 'ended'));
    await expect.poll(() => fakeProvider.requests()).toBe(ends.length);
    expect(fakeProvider.delivered).toHaveLength(taken);
  }
  await fakeProvider.close();
  expect(await Promise.all(ends)).toEqual(['ended', 'ended', 'ended']);
});

it('tells the last event of a mail, but not to a key that may only send', async () => {
  const [, id] = await answerOf(mail);
  fakeProvider.events.set('a', 'bounced');
  const read = async (each: FakeProvider, path = `/emails/${id}`) =>
    (await fetch(each.baseUrl + path, { headers: { Authorization: 'Bearer re_prova' } })).json();
  expect(await read(fakeProvider)).toMatchObject({ last_event: 'bounced' });
  expect(await read(fakeProvider, '/emails/x')).toMatchObject({ statusCode: 404 });
  const other = await startFakeProvider({ sendingOnly: ['re_prova'] });
  expect(await read(other)).toMatchObject({ statusCode: 401, name: 'restricted_api_key' });
  await other.close();
});

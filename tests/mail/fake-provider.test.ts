import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeProvider, KEY_TTL_MS, startFakeProvider } from './fake-provider';

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
  fakeProvider = await startFakeProvider({ apiKey: 're_prova', now: () => now });
});
afterEach(() => fakeProvider.close());

/** Status and the name of the error, or the id. */
async function answerOf(body: unknown, headers: Record<string, string> = KEY) {
  const response = await fetch(`${fakeProvider.baseUrl}/emails`, {
    method: 'POST',
    headers: { Authorization: 'Bearer re_prova', ...headers },
    body: JSON.stringify(body),
  });
  const answer: { name?: string; id?: string } = await response.json();
  return [response.status, answer.name ?? answer.id];
}

it('delivers a mail once a key for 24 hours, and refuses another mail under it', async () => {
  const [status, id] = await answerOf(mail);
  expect([status, id]).toEqual([200, expect.stringMatching(/^[\da-f-]{36}$/)]);
  now += KEY_TTL_MS - 1;
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

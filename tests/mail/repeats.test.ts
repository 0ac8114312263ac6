import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  caught,
  contact,
  demo,
  expectProblem,
  fixture,
  formPost,
  jsonPost,
  partner,
  partnerPost,
  reopen,
  setUpMail,
} from './mail-fixture';

setUpMail();

const client = { ip: '192.0.2.1' };
const post = (body: object, headers = {}) => fixture.handle(jsonPost(body, headers), client);
const statusOf = async (...options: Parameters<typeof post>) => (await post(...options)).status;

describe('the same key', () => {
  const headers = { 'Idempotency-Key': randomUUID() };

  it('counts once, also with another order of fields, case of the key or encoding', async () => {
    const first = await post({ ...contact, phone: '' }, headers);
    const shuffled = Object.fromEntries(Object.entries(contact).reverse());
    const second = await post(shuffled, { 'Idempotency-Key': headers['Idempotency-Key'].toUpperCase() });
    expect(await second.json()).toEqual(await first.json());
    const third = await fixture.handle(formPost(contact, headers));
    expect(third.headers.get('location')).toBe('/contatti/inviato');
    expect(await fixture.count()).toEqual({ waiting: 1 });
  });

  it('with other content is answered 409', async () => {
    expect(await statusOf(contact, headers)).toBe(200);
    await expectProblem(await post({ ...contact, message: 'Altro' }, headers), 409, 'key_reused');
  });

  it('of a partner is a repeat if the fields are the same, even with another text and attribution', async () => {
    for (const sentAt of ['2026-03-05T10:00:00Z', '2026-03-05T11:00:00Z'])
      expect(await statusOf({ ...partnerPost(new Date(sentAt)), origin: sentAt }, headers)).toBe(200);
    expect(await statusOf({ ...partnerPost(), telefono: '02 999999' }, headers)).toBe(409);
    expect(await fixture.count()).toEqual({ waiting: 1 });
  });

  it('may be used again after a refusal', async () => {
    expect(await statusOf({ ...contact, email: 'x' }, headers)).toBe(422);
    expect(await statusOf(contact, headers)).toBe(200);
  });
});

it('a script’s post without a key is never a repeat', async () => {
  for (const _ of ['first', 'second']) expect(await statusOf(contact)).toBe(200);
  expect(await fixture.count()).toEqual({ waiting: 2 });
});

// The ten minutes of such a repeat, and that clients are separate, are tested with the store.
it('the same ordinary form post sent several times at once is confirmed each time, kept once and counted once', async () => {
  await reopen({ rateLimitMax: 1 });
  const send = () => fixture.handle(formPost(contact), client);
  const answers = await Promise.all([send(), send(), send()]);
  for (const { headers } of answers) expect(headers.get('location')).toBe('/contatti/inviato');
  expect(await fixture.count()).toEqual({ waiting: 1 });
});

it('the limit of submissions answers 429 with Retry-After, and counts spam but no refusal', async () => {
  await reopen({ rateLimitMax: 2 });
  expect(await statusOf({ ...contact, email: 'x' })).toBe(422);
  expect([await statusOf(contact), await statusOf(caught(demo))]).toEqual([200, 200]);
  const response = await post(partner);
  await expectProblem(response, 429, 'too_many');
  expect(response.headers.get('retry-after')).toBe('600');
});

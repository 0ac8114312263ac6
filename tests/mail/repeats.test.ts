import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  asFormPost,
  contact,
  demo,
  errorOf,
  fixture,
  formPost,
  jsonPost,
  newsletter,
  partner,
  partnerPost,
  reopen,
  setUpMail,
} from './mail-fixture';

setUpMail();

const address = '192.0.2.1';
const status = async (body: object, headers = {}, client = { address }) =>
  (await fixture.handle(jsonPost(body, headers), client)).status;

describe('the same key', () => {
  const headers = { 'Idempotency-Key': randomUUID() };

  it('counts once, whatever the order of the fields, the case of the key and the encoding', async () => {
    const first = await fixture.handle(jsonPost({ ...contact, phone: '' }, headers));
    const shuffled = Object.fromEntries(Object.entries(contact).reverse());
    const upper = { 'Idempotency-Key': headers['Idempotency-Key'].toUpperCase() };
    const second = await fixture.handle(jsonPost(shuffled, upper));
    expect(await second.json()).toEqual(await first.json());
    const third = await fixture.handle(formPost(asFormPost(contact), headers));
    expect(third.headers.get('location')).toBe('/contatti/inviato');
    expect(await fixture.count()).toEqual({ waiting: 1 });
  });

  it('with other content or for another form is answered 409', async () => {
    expect(await status(contact, headers)).toBe(200);
    const response = await fixture.handle(jsonPost({ ...contact, message: 'Altro' }, headers));
    expect([response.status, (await errorOf(response)).code]).toEqual([409, 'key_reused']);
    expect([await status(newsletter, headers), await status(contact, headers)]).toEqual([409, 200]);
  });

  it('of a partner is a repeat if the fields are the same, whatever its text and origin', async () => {
    for (const sentAt of ['2026-03-05T10:00:00Z', '2026-03-05T11:00:00Z'])
      expect(await status({ ...partnerPost(new Date(sentAt)), origin: sentAt }, headers)).toBe(200);
    expect(await status({ ...partnerPost(), telefono: '02 999999' }, headers)).toBe(409);
    expect(await fixture.count()).toEqual({ waiting: 1 });
  });

  it('may be used again after a refusal', async () => {
    expect(await status({ ...contact, email: 'x' }, headers)).toBe(422);
    expect(await status(contact, headers)).toBe(200);
  });
});

it('a script’s post without a key is never a repeat', async () => {
  for (const _ of ['first', 'second']) expect(await status(contact)).toBe(200);
  expect(await fixture.count()).toEqual({ waiting: 2 });
});

const post = async (fields: Record<string, unknown>, client = { address }) =>
  (await fixture.handle(formPost(asFormPost(fields)), client)).headers.get('location');

it('the same ordinary form post sent several times at once is confirmed each time, kept once and counted once', async () => {
  await reopen({ rateLimitMax: 1 });
  const answers = await Promise.all([post(contact), post(contact), post(contact)]);
  expect(answers).toEqual(Array(3).fill('/contatti/inviato'));
  expect(await post(contact, { address: '192.0.2.2' })).toBe('/contatti/inviato');
  expect(await fixture.count()).toEqual({ waiting: 2 });
});

// How long it lasts, and that it is each client's own and counts no repeat, is tested with the store.
it('the limit of submissions answers 429 with Retry-After, and counts spam but no refusal', async () => {
  await reopen({ rateLimitMax: 2 });
  expect(await status({ ...contact, email: 'x' })).toBe(422);
  expect([await status(contact), await status({ ...demo, rg_vuoto: 'x' })]).toEqual([200, 200]);
  const refused = await fixture.handle(jsonPost(partner), { address });
  expect([refused.status, (await errorOf(refused)).code]).toEqual([429, 'too_many']);
  expect(refused.headers.get('retry-after')).toBe('600');
});

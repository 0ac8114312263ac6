import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  asFormPost,
  contact,
  demo,
  errorOf,
  formPost,
  jsonPost,
  type MailFixture,
  type MailFixtureOptions,
  newsletter,
  openMailFixture,
  partner,
  partnerPost,
  payload,
} from './mail-fixture';
import { manualClock } from './manual-clock';

let fixture: MailFixture;
beforeEach(async () => {
  fixture = await openMailFixture();
});
afterEach(() => fixture.close());

async function reopen(options: MailFixtureOptions) {
  await fixture.close();
  fixture = await openMailFixture(options);
}

const client = { address: '192.0.2.1' };
const keyed = () => ({ 'Idempotency-Key': randomUUID() });
const status = async (body: object, headers = {}, from = client) =>
  (await fixture.handle(jsonPost(body, headers), from)).status;

describe('the same key (D16)', () => {
  const headers = keyed();

  it('counts repeats once, whatever the order of the fields, the case of the key and the encoding', async () => {
    const first = await fixture.handle(jsonPost({ ...contact, phone: '' }, headers));
    const shuffled = Object.fromEntries(Object.entries(contact).reverse());
    const upper = { 'Idempotency-Key': headers['Idempotency-Key'].toUpperCase() };
    const second = await fixture.handle(jsonPost(shuffled, upper));
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await second.json()).toEqual(await first.json());
    const third = await fixture.handle(formPost(asFormPost(contact), headers));
    expect(third.headers.get('location')).toBe('/contatti/inviato');
    expect(await fixture.count()).toEqual({ waiting: 1 });
  });

  it('at the same moment keeps one message: the first', async () => {
    const responses = Array.from({ length: 12 }, () => status(demo, headers));
    expect(await Promise.all(responses)).toEqual(Array(12).fill(200));
    const others = Array.from({ length: 12 }, (_, index) =>
      status({ ...payload, subject: `${index}` }, headers),
    );
    expect(await Promise.all(others)).toEqual(Array(12).fill(409));
    expect(await fixture.stored()).toMatchObject([{ form: 'demo' }]);
  });

  it('with another content is answered 409, also after delivery, and of another form', async () => {
    await reopen({ provider: { send: async () => ({ kind: 'accepted' }) } });
    await status(contact, headers);
    for (let round = 0; round < 2; round += 1) {
      const response = await fixture.handle(jsonPost({ ...contact, message: 'Altro' }, headers));
      expect([response.status, (await errorOf(response)).code]).toEqual([409, 'key_reused']);
      expect(await status(newsletter, headers)).toBe(409);
      expect(await status(contact, headers)).toBe(200);
      await fixture.delivery.run();
    }
    expect(await fixture.count()).toEqual({ sent: 1 });
  });

  it('of a partner is a repeat with the same fields, whatever time the text says', async () => {
    const post = (sentAt: string, more = {}) => ({ ...partnerPost(new Date(sentAt)), ...more });
    expect(await status(post('2026-03-05T10:00:00Z'), headers)).toBe(200);
    expect(await status(post('2026-03-05T11:00:00Z'), headers)).toBe(200);
    expect(await status(post('2026-03-05T10:00:00Z', { telefono: '02 999999' }), headers)).toBe(409);
    expect(await fixture.count()).toEqual({ waiting: 1 });
  });

  it('may be used again after a refusal (D19)', async () => {
    expect(await status({ ...contact, email: 'x' }, headers)).toBe(422);
    expect(await status(contact, headers)).toBe(200);
  });

  it('is made anew for every request of a script without one', async () => {
    await status(contact);
    await status(contact);
    expect(await fixture.count()).toEqual({ waiting: 2 });
  });
});

describe('the same form post again, without a key', () => {
  const post = async (fields: Record<string, unknown>, from = client) =>
    (await fixture.handle(formPost(asFormPost(fields)), from)).headers.get('location');

  it('is a repeat for ten minutes: confirmed, kept once, and not counted', async () => {
    const clock = manualClock();
    await reopen({ rateLimitMax: 2, clock });
    const answers = await Promise.all([post(contact), post(contact), post(contact)]);
    clock.pass(599_000);
    answers.push(await post(contact));
    expect(answers).toEqual(Array(4).fill('/contatti/inviato'));
    expect(await fixture.count()).toEqual({ waiting: 1 });
    clock.pass(2000);
    // Its window has ended too.
    expect([await post(contact), await post(demo)]).toEqual(['/contatti/inviato', '/richiedi-demo/grazie']);
    // One more than the limit goes nowhere.
    expect(await post({ ...contact, message: 'Altro' })).toBeNull();
    expect(await fixture.count()).toEqual({ waiting: 3 });
  });

  it('is none from another address, of another form or with other words', async () => {
    await post(contact);
    await post(contact, { address: '192.0.2.2' });
    await post({ ...contact, message: 'Altro' });
    await post(demo);
    expect(await fixture.count()).toEqual({ waiting: 4 });
  });

  it('is none where the first could not be kept', async () => {
    let bavail = 0;
    const clock = manualClock();
    await reopen({ statfs: () => ({ bsize: 4096, blocks: 1e9, bavail }), clock });
    expect(await post(contact)).toBe('/contatti#errore-invio');
    bavail = 1e9;
    await expect.poll(() => post(contact)).toBe('/contatti/inviato');
    expect(await fixture.count()).toEqual({ waiting: 1 });
  });
});

describe('the limit of submissions (D3, D19)', () => {
  /** Statuses of so many submissions, each another one. */
  const flood = async (times: number, address?: string) => {
    const answers: number[] = [];
    for (let index = 0; index < times; index += 1) {
      const body = { ...payload, subject: `n. ${index}` };
      answers.push((await fixture.handle(jsonPost(body), address ? { address } : {})).status);
    }
    return answers;
  };

  it('is each client’s own; refused ones and repeats do not count', async () => {
    await reopen({ rateLimitMax: 2 });
    const headers = keyed();
    expect(await status({ ...contact, email: 'x' })).toBe(422);
    expect([await status(contact, headers), await status(contact, headers)]).toEqual([200, 200]);
    expect(await status({ ...demo, rg_vuoto: 'x' })).toBe(200);
    const refused = await fixture.handle(jsonPost(partner), client);
    expect([refused.status, (await errorOf(refused)).code]).toEqual([429, 'too_many']);
    expect(refused.headers.get('retry-after')).toBe('600');
    expect(await status(contact, headers)).toBe(200);
    expect(await status(partner, {}, { address: '192.0.2.2' })).toBe(200);
    const post = await fixture.handle(formPost(asFormPost(demo)), client);
    expect([post.status, post.headers.get('retry-after')]).toEqual([429, '600']);
    expect(await fixture.count()).toEqual({ waiting: 2, spam: 1 });
  });

  it('begins anew after its window, in which refused ones move nothing, and with a clock that was ahead', async () => {
    const clock = manualClock();
    await reopen({ rateLimitMax: 3, clock });
    expect(await flood(4)).toEqual([200, 200, 200, 429]);
    clock.pass(599_000);
    const refused = await fixture.handle(jsonPost(demo));
    expect(refused.headers.get('retry-after')).toBe('1');
    clock.pass(1000);
    expect(await flood(4)).toEqual([200, 200, 200, 429]);
    clock.set(clock.now() - 3_600_000);
    expect(await flood(1)).toEqual([200]);
  });

  it('grants no more to many at once', async () => {
    await reopen({ rateLimitMax: 7 });
    const all = Array.from({ length: 50 }, (_, index) => status({ ...payload, subject: `${index}` }));
    expect((await Promise.all(all)).filter((each) => each === 200)).toHaveLength(7);
  });

  it('is one for a /64 of IPv6, for every spelling, and for all whose address is unknown', async () => {
    await reopen({ rateLimitMax: 1 });
    for (const [first, same] of [
      ['2001:db8:0:1::1', '2001:DB8:0:1:ffff::9'],
      ['192.0.2.9', '::ffff:192.0.2.9'],
      [undefined, 'unknown'],
    ]) {
      expect([await flood(1, first), await flood(1, same)]).toEqual([[200], [429]]);
    }
    expect(await flood(1, '2001:db8:0:2::1')).toEqual([200]);
  });

  it('holds across processes on one store, under a pseudonym', async () => {
    await reopen({ rateLimitMax: 1 });
    expect(await flood(1, client.address)).toEqual([200]);
    const other = await openMailFixture({ rateLimitMax: 1, folder: fixture.folder });
    expect((await other.handle(jsonPost(demo), client)).status).toBe(429);
    await other.close();
    const rows = fixture.database.all('SELECT * FROM accepted_by_client');
    expect(rows).toMatchObject([{ client: expect.stringMatching(/^[\da-f]{12}$/), accepted: 1 }]);
  });

  it('goes on in memory where nothing can be stored', async () => {
    const sent: string[] = [];
    const provider = {
      send: async (_: unknown, key: string) => {
        sent.push(key);
        return { kind: 'accepted' as const };
      },
    };
    await reopen({ rateLimitMax: 2, folder: '/dev/null/mail', provider });
    const headers = keyed();
    expect([await status(contact, headers), await status(contact, headers)]).toEqual([200, 200]);
    expect([await status(demo), await status(partner)]).toEqual([200, 429]);
    expect(await status(partner, {}, { address: '192.0.2.2' })).toBe(200);
    // It cannot be kept: whoever it is learns that nothing has arrived.
    expect(await status({ ...demo, rg_vuoto: 'x' }, {}, { address: '192.0.2.3' })).toBe(503);
    expect(sent).toHaveLength(3);
  });
});

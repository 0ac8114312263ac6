import { describe, expect, it } from 'vitest';
import { contact, DAY_MS, demo, mailCommandFixture, NOW } from './command-fixture';

const { fixture, mail, post, claim, sent, dead, unknown, spam, count, stored } = mailCommandFixture();

describe('npm run mail -- retry', () => {
  it('does not resend what may have arrived, unless with --anyway', async () => {
    const key = await unknown();
    for (const submission of [undefined, demo()]) await dead(submission);
    const one = await mail(`retry ${key}`);
    expect([one.code, one.out]).toEqual([1, expect.stringContaining('Forse già arrivati')]);
    const all = await mail('retry --all');
    expect([all.code, all.out]).toEqual([0, expect.stringContaining('Di nuovo in attesa: 2 messaggi.')]);
    expect(all.out).toContain(`--anyway.\n  ${key}\n`);
    expect(await count()).toEqual({ waiting: 2, dead: 1 });
    expect((await mail(`retry ${key.slice(0, 8)} --anyway`)).code).toBe(0);
    expect(await count()).toEqual({ waiting: 3 });
  });

  it('gives a new channel earlier messages, each once', async () => {
    const both = { channels: ['mail', 'webhook'] as const };
    for (const make of [sent, spam, sent]) await make();
    const [{ key } = { key: '' }] = await stored();
    expect((await mail(`retry --channel webhook ${key}`, { channels: ['mail'] })).err).toContain(
      'Ammessi: mail',
    );
    expect((await mail(`retry --channel webhook ${key}`, both)).code).toBe(0);
    expect((await mail(`retry --channel webhook ${key}`, both)).code).toBe(1);
    expect((await mail('retry --all --channel webhook', both)).out).toContain('attesa: 1 messaggio.');
    const channels = (await stored()).map((lead) => lead.deliveries.map(({ channel }) => channel).join(' '));
    expect(channels).toEqual(['mail webhook', '', 'mail webhook']);
    // The receiver of a webhook recognises repeats by their key, so nobody is asked whether it has arrived.
    fixture.database.run("UPDATE deliveries SET state = 'dead', unknown_since = 1 WHERE channel = 'webhook'");
    expect((await mail(`retry ${key}`, both)).code).toBe(0);
  });
});

it('moves a message only from the right state', async () => {
  const [waiting, caught] = [await post(), await spam()];
  for (const command of [`retry ${waiting}`, `retry ${caught}`, `release ${waiting}`]) {
    expect((await mail(command)).code).toBe(1);
  }
  expect(await count()).toEqual({ waiting: 1, spam: 1 });
  expect((await mail(`release ${caught}`)).code).toBe(0);
  expect(await count()).toEqual({ waiting: 2 });
});

describe('npm run mail -- purge', () => {
  it('counts first, then deletes sent messages and spam', async () => {
    const now = NOW + 40 * DAY_MS;
    for (const make of [post, sent, dead, spam]) await make();
    expect((await mail('purge --older-than 30', { now })).out).toContain(
      'Da cancellare (inviato): 1 messaggio.',
    );
    expect((await mail('purge --older-than 50 --yes', { now })).out).toContain('(inviato): 0 messaggi');
    expect(await count()).toEqual({ waiting: 1, sent: 1, dead: 1, spam: 1 });
    expect((await mail('purge --older-than 30 --yes', { now })).out).toContain(
      'Cancellati (spam): 1 messaggio',
    );
    expect(await count()).toEqual({ waiting: 1, dead: 1 });
    expect((await mail('purge --older-than 30 --state dead --yes', { now })).code).toBe(0);
    expect(await count()).toEqual({ waiting: 1 });
  });

  it('counts first, then moves waiting messages to spam by Italian day, form and client', async () => {
    // The second is of the next day in Rome.
    for (const time of ['12:00', '23:30'])
      await post(demo(), { receivedAt: Date.parse(`2026-03-03T${time}:00Z`) });
    await post(contact(), { receivedAt: Date.parse('2026-03-04T12:00:00Z') });
    await claim(await post(contact()));
    await sent();
    const first = await mail('purge --state waiting');
    expect(first.out).toContain('In attesa: 3 messaggi.');
    const { out } = await mail('purge --state waiting --form demo --from 2026-03-04 --to 2026-03-04 --yes');
    expect(out).toContain('Spostati nello spam: 1 messaggio');
    // The pseudonyms of a client change every day.
    const [, client = ''] = /Indirizzo \(--client\): ([0-9a-f]{12})\n/.exec((await mail('')).out) ?? [];
    expect((await mail('purge --state waiting --client 0123456789ab')).out).toContain('In attesa: 0');
    expect((await mail(`purge --state waiting --client ${client} --yes`)).out).toContain('spam: 1 messaggio');
    expect(await count()).toEqual({ waiting: 1, sending: 1, sent: 1, spam: 2 });
  });
});

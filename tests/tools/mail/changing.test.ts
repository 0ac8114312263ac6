import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { contact, DAY_MS, demo, mailCommandFixture, NOW } from './command-fixture';

const { mail, post, claim, sent, dead, unknown, spam, count, stored } = mailCommandFixture();

it('retry lets a dead letter go out, as if it had never been attempted', async () => {
  const key = await dead();
  const { code, out } = await mail(`retry ${key.slice(0, 8)}`, { channels: ['mail'] });
  expect([code, out]).toEqual([0, expect.stringContaining('entro mezzo minuto')]);
  expect(await stored()).toMatchObject([{ state: 'waiting', attempts: 0, reason: null }]);
  expect(await claim(key)).toMatchObject({ attempts: 1 });
});

it('sends nothing twice that may have arrived without --anyway', async () => {
  const key = await unknown();
  const { code, err } = await mail(`retry ${key}`);
  expect([code, err]).toEqual([1, expect.stringContaining('potrebbe essere già arrivato')]);
  expect(err).toContain(`npm run mail -- retry ${key} --anyway`);
  expect(await count()).toEqual({ dead: 1 });
  expect((await mail(`retry ${key} --anyway`)).code).toBe(0);
  expect(await count()).toEqual({ waiting: 1 });
});

it('retries all but those that may have arrived', async () => {
  const key = await unknown();
  for (const submission of [undefined, demo()]) await dead(submission);
  const { code, out } = await mail('retry --all');
  expect([code, out]).toEqual([0, expect.stringContaining('Di nuovo in attesa: 2 messaggi.')]);
  expect(out).toContain(`\n  ${key}\n`);
  expect(await count()).toEqual({ waiting: 2, dead: 1 });
  await mail('retry --all --anyway');
  expect(await count()).toEqual({ waiting: 3 });
});

it('moves only what stands where it should', async () => {
  const [waiting, caught] = [await post(), await spam()];
  expect((await mail(`retry ${waiting}`)).err).toContain('è in attesa');
  expect((await mail(`retry ${caught}`)).err).toContain(`release ${caught}`);
  expect((await mail(`release ${waiting}`)).code).toBe(1);
  expect(await count()).toEqual({ waiting: 1, spam: 1 });
  expect((await mail(`release ${caught}`)).code).toBe(0);
  expect(await count()).toEqual({ waiting: 2 });
});

const now = NOW + 40 * DAY_MS;

it('purge tells how many first, then deletes sent messages and spam', async () => {
  for (const make of [post, sent, dead, spam]) await make();
  const listing = await mail('purge --older-than 30', { now });
  expect(listing.out).toContain('Inviati più vecchi di 30 giorni: 1\n');
  expect(listing.out).toContain('Nulla è stato cancellato');
  expect((await mail('purge --older-than 50 --yes', { now })).out).toContain('Non c’è nulla');
  expect(await count()).toEqual({ waiting: 1, sent: 1, dead: 1, spam: 1 });
  expect((await mail('purge --older-than 30 --yes', { now })).out).toContain('Cancellati: 2 messaggi');
  expect(await count()).toEqual({ waiting: 1, dead: 1 });
  expect((await mail('purge --older-than 30 --state dead --yes', { now })).code).toBe(0);
  expect(await count()).toEqual({ waiting: 1 });
});

describe('purge --state waiting', () => {
  const day = (received: string) => ({ receivedAt: Date.parse(received) });

  it('tells how many first, then moves what waits to spam, by day, form and client', async () => {
    for (const received of ['2026-03-03T22:59:59Z', '2026-03-03T23:00:00Z', '2026-03-04T22:59:59Z'])
      await post(demo(), day(received));
    await post(contact(), day('2026-03-04T23:00:00Z'));
    const sending = await post(contact());
    await claim(sending);
    await sent();
    const first = await mail('purge --state waiting');
    expect([first.code, first.out]).toEqual([
      2,
      'In attesa: 4 messaggi.\nNulla è stato spostato. Per spostarli nello spam ripetete il comando con --yes in fondo.\nIn invio in questo momento, e quindi non spostati: 1. Ripetete il comando fra un minuto.\n',
    ]);
    expect((await mail('purge --state waiting --form demo')).out).toContain('In attesa: 3 messaggi');
    // A day is Rome's.
    const { code, out } = await mail('purge --state waiting --from 2026-03-04 --to 2026-03-04 --yes');
    expect([code, out]).toEqual([0, expect.stringContaining('Spostati nello spam: 2 messaggi')]);
    expect(await count()).toEqual({ waiting: 2, sending: 1, sent: 1, spam: 2 });
    const listed = (await mail('')).out;
    const [, client = ''] = /Indirizzo \(--client\): ([0-9a-f]{12})\n/.exec(listed) ?? [];
    expect((await mail('purge --state waiting --client 0123456789ab')).out).toContain('Nessun messaggio');
    const last = await mail(`purge --state waiting --client ${client} --yes`);
    expect(last.out).toContain('Spostati nello spam: 1 messaggio.');
    const [{ key } = { key: '' }] = (await stored()).filter(({ state }) => state === 'spam');
    expect((await mail(`release ${key}`)).code).toBe(0);
    expect(await count()).toEqual({ waiting: 2, sending: 1, sent: 1, spam: 2 });
  });

  it('lets others store meanwhile', async () => {
    for (let n = 0; n < 650; n += 1) await post();
    let isOver = false;
    let during = 0;
    const writing = (async () => {
      for (; !isOver; await setImmediate()) {
        await post();
        during += 1;
      }
    })();
    const { out } = await mail('purge --state waiting --to 2026-03-05 --yes');
    isOver = true;
    await writing;
    expect(out).toContain('Spostati nello spam: ');
    expect(during).toBeGreaterThan(3);
    const { spam: moved = 0, waiting = 0 } = await count();
    expect(moved).toBeGreaterThanOrEqual(650);
    expect(moved + waiting).toBe(650 + during);
  });
});

import { expect, it } from 'vitest';
import { DAY_MS, demo, mailCommandFixture, NOW } from './command-fixture';

const { mail, post, claim, sent, dead, unknown, spam, count, stored } = mailCommandFixture();

it('retry lets a dead letter go out, as if it had never been attempted', async () => {
  const key = await dead();
  const { code, out } = await mail(`retry ${key.slice(0, 8)}`, { sending: true });
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
  expect((await mail('purge --older-than 1 --state waiting --yes', { now })).err).toContain(
    'Ammessi: sent, spam',
  );
  expect(await count()).toEqual({ waiting: 1 });
});

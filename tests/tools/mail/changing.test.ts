import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MailProvider } from '@/lib/mail/delivery/provider';
import { contact, demo, openMailFixture } from '../../mail/mail-fixture';
import { DAY_MS, mailCommandFixture, unknown } from './command-fixture';

const { its, mail, post, sent, deadLetter, spam } = mailCommandFixture();

const taken: string[] = [];
const provider: MailProvider = {
  async send(_, key) {
    taken.push(key);
    return { kind: 'accepted' };
  },
};
beforeEach(() => {
  taken.length = 0;
});

describe('npm run mail -- retry, release', () => {
  it('lets a dead letter go out', async () => {
    const id = await deadLetter();
    const { code, out } = await mail(`retry ${id.slice(0, 8)}`, { sending: true });
    expect(code).toBe(0);
    expect(out).toContain('entro mezzo minuto');
    expect(await its.fixture.count()).toEqual({ waiting: 1 });
    expect(await its.fixture.spool.note(id)).toEqual({ attempts: 0 });
    const site = await openMailFixture({ provider, spoolDir: its.fixture.spool.root });
    await site.delivery.drain();
    await site.close();
    expect(taken).toEqual([id]);
    expect(await its.fixture.count()).toEqual({ sent: 1 });
  });

  it('sends nothing twice that may have arrived without --anyway', async () => {
    const key = await deadLetter(unknown);
    const refused = await mail(`retry ${key}`);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('potrebbe essere già arrivato');
    expect(refused.err).toContain(`npm run mail -- retry ${key} --anyway`);
    expect(await its.fixture.count()).toEqual({ deadLetter: 1 });
    expect((await mail(`retry ${key} --anyway`)).code).toBe(0);
    expect(await its.fixture.count()).toEqual({ waiting: 1 });
  });

  it('retries all but those that may have arrived', async () => {
    await deadLetter();
    await deadLetter({ attempts: 2 }, demo);
    const key = await deadLetter(unknown, contact);
    const { code, out } = await mail('retry --all');
    expect([code, out]).toEqual([0, expect.stringContaining('Di nuovo in attesa: 2 messaggi.')]);
    expect(out).toContain(`\n  ${key}\n`);
    expect(await its.fixture.count()).toEqual({ waiting: 2, deadLetter: 1 });
    await mail('retry --all --anyway');
    expect(await its.fixture.count()).toEqual({ waiting: 3 });
  });

  it('moves only what stands where it should', async () => {
    const [waiting, caught] = [await post(demo), await spam()];
    expect((await mail(`retry ${waiting}`)).err).toContain('è in attesa');
    expect((await mail(`retry ${caught}`)).err).toContain(`release ${caught}`);
    expect((await mail(`release ${waiting}`)).code).toBe(1);
    expect(await its.fixture.count()).toEqual({ waiting: 1, spam: 1 });
  });

  it('lets a message out of spam, and leaves no folder of its own behind', async () => {
    const key = await spam();
    const before = await readdir(join(its.fixture.spool.root, 'inflight'));
    expect((await mail(`release ${key}`)).code).toBe(0);
    expect(await its.fixture.count()).toEqual({ waiting: 1 });
    expect(await readdir(join(its.fixture.spool.root, 'inflight'))).toEqual(before);
  });
});

describe('npm run mail -- purge', () => {
  const now = () => Date.now() + 40 * DAY_MS;

  it('tells how many first, then deletes sent messages and spam', async () => {
    await post(demo);
    await sent();
    await deadLetter();
    await spam();
    const listing = await mail('purge --older-than 30', { now: now() });
    expect(listing.out).toContain('Inviati più vecchi di 30 giorni: 1\n');
    expect(listing.out).toContain('Nulla è stato cancellato');
    expect(await its.fixture.count()).toEqual({ waiting: 1, sent: 1, deadLetter: 1, spam: 1 });
    expect((await mail('purge --older-than 50 --yes', { now: now() })).out).toContain('Non c’è nulla');
    expect((await mail('purge --older-than 30 --yes', { now: now() })).out).toContain(
      'Cancellati: 2 messaggi',
    );
    expect(await its.fixture.count()).toEqual({ waiting: 1, deadLetter: 1 });
  });

  it('deletes dead letters, with their notes, only with --yes', async () => {
    const key = await deadLetter();
    expect((await mail('purge --older-than 30 --state parked --yes', { now: now() })).code).toBe(0);
    expect(await its.fixture.count()).toEqual({});
    expect(await its.fixture.spool.note(key)).toEqual({ attempts: 0 });
  });

  it.each(['waiting', 'inflight', 'damaged'])('never purges %s', async (state) => {
    await post(demo);
    const { code, err } = await mail(`purge --older-than 1 --state ${state} --yes`, { now: now() });
    expect([code, err]).toEqual([1, expect.stringContaining('Ammessi: sent, spam, parked')]);
    expect(await its.fixture.count()).toEqual({ waiting: 1 });
  });
});

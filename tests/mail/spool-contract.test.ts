import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { htmlOf } from '@/lib/mail/message/html-part';
import { createFolderSpool } from '@/lib/mail/spool/folder-spool';
import { type Spool, SpoolError, SpoolFullError } from '@/lib/mail/spool/spool';
import { contractStores, remoteSpool } from '../worker/contract-store';

/** Opens a spool. The same store for all of a test; each `life` as another process. */
type Open = (life?: string, isFull?: boolean) => Spool;

const text = 'Ricevuto: àè – 🎉\n.\nFrom qui\n';
const message = {
  key: '0b6f0d1e-1111-4222-8333-444455556666',
  fingerprint: 'ab'.repeat(32),
  form: 'demo' as const,
  from: { name: 'Niccolò "N" D’Amico', address: 'sito@azienda.example' },
  to: 'info@azienda.example',
  replyTo: undefined,
  subject: 'Oggetto è lungo',
  text,
  html: htmlOf(text),
  date: new Date('2026-03-05T10:20:30Z'),
  lead: { name: 'Niccolò', company: 'Rossi & Figli', text: 'qui' },
  clientKeys: ['a1', 'b2'],
};
const { key, fingerprint } = message;
const other = key.replace(/^0/, '1');

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const keysOf = async (spool: Spool, state: Parameters<Spool['list']>[0]) =>
  (await spool.list(state)).map((entry) => entry.key);

function describeSpool(name: string, store: () => Promise<{ open: Open; remove: () => Promise<unknown> }>) {
  describe(`the spool in ${name} (D17)`, () => {
    let open: Open;
    let remove: () => Promise<unknown>;
    let spool: Spool;
    beforeEach(async () => {
      ({ open, remove } = await store());
      spool = open();
      await spool.prepare();
    });
    afterEach(() => remove());

    it('gives a message back as it was stored', async () => {
      await spool.checkWritable();
      expect(await spool.store(message)).toEqual({ stored: true, file: spool.fileOf('waiting', key) });
      expect(await spool.message('waiting', key)).toEqual(message);
      expect(await spool.message('sent', key)).toBeUndefined();
      expect(await spool.message('waiting', other)).toBeUndefined();
      expect(await spool.peek(key)).toMatchObject({ clientKeys: ['a1', 'b2'], attempts: 0 });
      expect(await spool.peek(other)).toBeUndefined();
      expect(await spool.waitingKeys()).toEqual([key]);
    });

    it('never overwrites a key', async () => {
      await spool.store(message);
      const repeat = { ...message, fingerprint: 'cd'.repeat(32), text: 'altro\n', html: htmlOf('altro\n') };
      expect(await spool.store(repeat)).toEqual({ stored: false, fingerprint });
      expect(await spool.message('waiting', key)).toEqual(message);
    });

    it('stores a key once, also against simultaneous attempts', async () => {
      const lives = ['a', 'b', 'c', 'd'].map((life) => open(life));
      const results = await Promise.all(
        [...lives, ...lives].map((each, index) => each.store({ ...message, text: `${index}\n` })),
      );
      expect(results.filter(({ stored }) => stored)).toHaveLength(1);
      expect(await keysOf(spool, 'waiting')).toEqual([key]);
    });

    it('knows a key in every state, also when the message has gone', async () => {
      const found = { fingerprint };
      expect(await spool.find(key)).toBeUndefined();
      await spool.store(message);
      expect(await spool.find(key)).toEqual(found);
      await spool.claim(key);
      expect(await spool.find(key)).toEqual(found);
      await spool.markSent(key, 5000);
      expect(await spool.find(key)).toEqual(found);
      await spool.purge('sent', 5001);
      expect(await spool.find(key)).toEqual(found);
      expect(await spool.store(message)).toEqual({ stored: false, ...found });
    });

    it('keeps spam apart, until a person lets it out', async () => {
      await spool.store(message, 'spam');
      expect(await spool.waitingKeys()).toEqual([]);
      expect(await spool.claim(key)).toBe(false);
      expect(await spool.retry(key)).toBe(false);
      expect(await spool.retry(key, 'spam')).toBe(true);
      expect(await spool.waitingKeys()).toEqual([key]);
    });

    it('lists the oldest first, with the moment of storing and then of sending', async () => {
      const began = Date.now();
      const keys = ['c', 'a', 'b'].map((letter) => key.replace(/^./, letter));
      for (const each of keys) {
        await spool.store({ ...message, key: each });
        await wait(15);
      }
      const listed = await spool.list('waiting');
      expect(listed.map((entry) => entry.key)).toEqual(keys);
      // A disk rounds the time of a file.
      expect(listed[0]?.storedAt).toBeGreaterThanOrEqual(began - 20);
      await spool.claim(keys[0] ?? '');
      await spool.markSent(keys[0] ?? '', 1_000_000);
      expect((await spool.list('sent'))[0]?.storedAt).toBe(1_000_000);
    });

    it('gives a message to one claimant only', async () => {
      await spool.store(message);
      const lives = ['a', 'b', 'c'].map((life) => open(life));
      const claims = await Promise.all([spool, ...lives, spool].map((each) => each.claim(key)));
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect(await spool.stateOf(key)).toBe('inflight');
      expect(await spool.peek(key)).toBeUndefined();
    });

    it.each(['deadLetter', 'markDamaged', 'unclaim'] as const)(
      '%s settles what is claimed',
      async (method) => {
        await spool.store(message);
        await expect(spool[method](key)).rejects.toThrow(SpoolError);
        await spool.claim(key);
        expect(await spool.claimed()).toEqual([key]);
        await spool[method](key);
        const state = { deadLetter: 'deadLetter', markDamaged: 'damaged', unclaim: 'waiting' } as const;
        expect(await spool.stateOf(key)).toBe(state[method]);
        expect(await spool.claimed()).toEqual([]);
        expect(await spool.message(state[method], key)).toEqual(message);
      },
    );

    it('discards a claimed message with its note', async () => {
      await spool.store(message);
      await spool.claim(key);
      await spool.writeNote(key, { attempts: 3 });
      await spool.discard(key);
      expect(await spool.stateOf(key)).toBeUndefined();
      expect(await spool.note(key)).toEqual({ attempts: 0 });
    });

    it('takes up what a dead process was sending, and nothing of its own', async () => {
      await spool.store(message);
      await spool.claim(key);
      expect(await spool.recover()).toBe(0);
      spool.close();
      const next = open('next');
      expect(await next.recover()).toBe(1);
      expect(await next.waitingKeys()).toEqual([key]);
      expect(await next.message('waiting', key)).toEqual(message);
    });

    it('keeps notes until a message is tried anew, and counts the rounds of what was taken', async () => {
      await spool.store(message);
      expect(await spool.note(key)).toEqual({ attempts: 0 });
      const note = { attempts: 2, reason: 'x', unknownSince: 5 };
      await spool.writeNote(key, note);
      expect(await spool.note(key)).toEqual(note);
      expect((await spool.peek(key))?.attempts).toBe(2);
      await spool.claim(key);
      await spool.deadLetter(key);
      expect(await spool.retry(key)).toBe(true);
      expect(await spool.retry(key)).toBe(false);
      expect(await spool.note(key)).toEqual({ attempts: 0 });
      for (const round of [1, 2]) {
        const delivery = { id: 'a', sentAt: 1, asked: 1, event: 'bounced' };
        await spool.writeNote(key, { ...(await spool.note(key)), delivery, reason: 'x' });
        await spool.claim(key);
        await spool.markSent(key, 1000);
        expect((await spool.note(key)).delivery).toEqual(delivery);
        expect(await spool.deadLetterSent(key)).toBe(true);
        expect(await spool.deadLetterSent(key)).toBe(false);
        await spool.retry(key);
        expect(await spool.note(key)).toEqual({ attempts: 0, round });
      }
      // Refused in a later round: that round's key was never used up.
      await spool.claim(key);
      await spool.deadLetter(key);
      await spool.retry(key);
      expect(await spool.note(key)).toEqual({ attempts: 0, round: 2 });
      await spool.removeNote(key);
      expect(await spool.note(key)).toEqual({ attempts: 0 });
    });

    it('deletes by age, and remembers the keys for longer', async () => {
      await spool.store(message);
      await spool.writeNote(key, { attempts: 1 });
      await spool.claim(key);
      await spool.markSent(key, 5000);
      expect(await spool.purge('sent', 5000)).toBe(0);
      expect(await spool.forgetKeys(Date.now() + 1000)).toBe(0);
      expect(await spool.purge('sent', 5001)).toBe(1);
      expect(await spool.note(key)).toEqual({ attempts: 0 });
      expect(await spool.find(key)).toEqual({ fingerprint });
      expect(await spool.forgetKeys(Date.now() - 60_000)).toBe(0);
      expect(await spool.forgetKeys(Date.now() + 1000)).toBe(1);
      expect(await spool.find(key)).toBeUndefined();
      expect(await spool.store(message)).toMatchObject({ stored: true });
    });

    it('erases a message with all that is known of it', async () => {
      await spool.store(message);
      await spool.writeNote(key, { attempts: 1 });
      expect(await spool.erase({ key, state: 'sent' })).toBe(false);
      expect(await spool.erase({ key, state: 'waiting' })).toBe(true);
      expect(await spool.erase({ key, state: 'waiting' })).toBe(false);
      expect(await spool.find(key)).toBeUndefined();
      expect(await spool.note(key)).toEqual({ attempts: 0 });
      expect(await spool.list('waiting')).toEqual([]);
    });

    it('keeps what the site notes from one start to the next', async () => {
      const schema = z.object({ at: z.number() });
      expect(await spool.readState('notice', schema)).toBeUndefined();
      await spool.writeState('notice', { at: 1 });
      await spool.writeState('notice', { at: 2 });
      expect(await open('next').readState('notice', schema)).toEqual({ at: 2 });
      expect(await spool.readState('notice', z.object({ at: z.string() }))).toBeUndefined();
      expect(await spool.readState('housekeeping', schema)).toBeUndefined();
    });

    it('stores nothing where hardly any room is left, and still gives out what it has', async () => {
      await spool.store(message);
      const full = open('full', true);
      await expect(full.store({ ...message, key: other })).rejects.toThrow(SpoolFullError);
      await expect(full.checkWritable()).rejects.toThrow(SpoolFullError);
      expect(await full.find(other)).toBeUndefined();
      expect(await full.claim(key)).toBe(true);
    });
  });
}

describeSpool('a folder', async () => {
  const root = await mkdtemp(join(tmpdir(), 'spool-contract-'));
  return {
    open: (_, isFull = false) => createFolderSpool(join(root, 'mail'), undefined, async () => !isFull),
    remove: () => rm(root, { recursive: true, force: true }),
  };
});

const newStore = contractStores();
describeSpool('a Durable Object', async () => {
  const url = newStore();
  return {
    open: (life = 'first', isFull = false) => remoteSpool(url, life, isFull ? 1 : undefined),
    remove: async () => {},
  };
});

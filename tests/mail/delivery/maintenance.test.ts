import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DAY_MS as DAY, MINUTE_MS as MINUTE } from '@/lib/clock';
import { readMeta } from '@/lib/mail/store/database';
import { caught, contact } from '@/tests/mail/mail-fixture';
import { advance, clock, keyOf, provider, type Site, setUpDelivery, start } from './delivery-fixture';

setUpDelivery();

/** Lets days pass. */
async function passDays(count: number): Promise<void> {
  clock.set(clock.now() + count * DAY);
  await advance(MINUTE);
}

const notices = () => provider.attempts.flatMap(({ key, mail }) => (key.endsWith('-notice') ? [mail] : []));

/** Adds a dead letter: only this message is rejected, again after another one was sent. */
async function addDeadLetter(site: Site, name: string): Promise<void> {
  const { answer } = provider;
  provider.answer = ({ key }) => (key.startsWith(keyOf(name)) ? 'rejected' : 'sent');
  await site.submit([name, `${name}2`]);
  await advance(MINUTE);
  provider.answer = answer;
}

// The limit of one notice a day is tested with the store.
it('writes to the owner about new dead letters, without any visitor’s text', async () => {
  const site = await start('a');
  await advance(MINUTE);
  expect(notices()).toEqual([]);
  await addDeadLetter(site, 'b');
  await advance(MINUTE);
  await addDeadLetter(site, 'c');
  await passDays(1);
  expect(notices()).toMatchObject([
    { to: 'info@azienda.example', subject: 'Marchio & C.: 1 messaggio del sito da controllare' },
    { subject: 'Marchio & C.: 2 messaggi del sito da controllare' },
  ]);
  expect(notices()[0]?.text).toContain('npm run mail');
  expect(JSON.stringify(notices())).not.toMatch(/Niccol|Amico|cliente|422|replyTo/);
});

it('writes how many leads came in a day, and how many are to be looked at', async () => {
  await start('ab');
  await advance(MINUTE);
  expect(notices()).toEqual([]);
  await passDays(1);
  const text = expect.stringContaining(
    'Richieste arrivate dall’ultimo avviso: 2. Messaggi da controllare: 0.',
  );
  expect(notices()).toMatchObject([{ subject: 'Marchio & C.: 2 richieste arrivate', text }]);
  await passDays(3);
  expect(notices()).toHaveLength(1);
});

it('writes about what the honeypot has caught', async () => {
  const site = await start();
  for (const _ of ['first', 'second']) await site.post(caught(contact));
  await advance(MINUTE);
  expect(notices()).toMatchObject([{ subject: 'Marchio & C.: 2 invii fermati come spam: guardateli' }]);
  expect(notices()[0]?.text).not.toContain('potrebbero non esservi arrivati');
});

it('deletes sent messages and spam after 30 days, from every file, but no waiting message or dead letter', async () => {
  const site = await start('a');
  await addDeadLetter(site, 'b');
  await site.post(caught({ ...contact, message: 'Messaggio c.' }));
  await site.stop();
  const withoutChannel = await start('d', {}, { provider: undefined });
  const namesInFiles = () => {
    const { location } = withoutChannel.database;
    const text = readFileSync(location, 'utf8') + readFileSync(`${location}-wal`, 'utf8');
    return ['a', 'b', 'c', 'd'].filter((name) => text.includes(`Messaggio ${name}.`)).join('');
  };
  await passDays(29);
  expect(await withoutChannel.count()).toEqual({ waiting: 1, sent: 2, dead: 1, spam: 1 });
  expect(namesInFiles()).toBe('abcd');
  await passDays(2);
  expect(await withoutChannel.count()).toEqual({ waiting: 1, dead: 1 });
  expect(namesInFiles()).toBe('bd');
  expect(withoutChannel.logged('mail_deleted')).toEqual([{ event: 'mail_deleted', sent: 2, spam: 1 }]);
});

it('deletes nothing in the first hour after a start, when the clock may be wrong', async () => {
  await (await start('a')).stop();
  clock.set(clock.now() + 40 * DAY);
  const site = await start();
  await advance(59 * MINUTE);
  expect(await site.count()).toEqual({ sent: 1 });
  await advance(2 * MINUTE);
  expect(await site.count()).toEqual({});
});

it('replaces the salt of the pseudonyms each day, also without a submission', async () => {
  const { database } = await start('a');
  const salt = () => readMeta(database, 'salt');
  const before = salt();
  await advance(MINUTE);
  expect(salt()).toBe(before);
  await passDays(1);
  expect(salt()).not.toBe(before);
});

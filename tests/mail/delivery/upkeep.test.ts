import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DAY_MS as DAY, HOUR_MS as HOUR } from '@/lib/clock';
import { contact } from '@/tests/mail/mail-fixture';
import { clock, pass, provider, type Site, setUpDelivery, start } from './delivery-fixture';

setUpDelivery();

const notices = () => provider.attempts.flatMap(({ key, mail }) => (key.endsWith('-notice') ? [mail] : []));

async function addDeadLetter(site: Site, name: string): Promise<void> {
  provider.replies.push('rejected');
  await site.submit(name);
}

// That a notice is sent once a day is tested with the store.
it('writes to the owner about new dead letters, without any visitor’s text', async () => {
  const site = await start('a');
  await pass(HOUR);
  expect(notices()).toEqual([]);
  await addDeadLetter(site, 'b');
  await pass(HOUR);
  await addDeadLetter(site, 'c');
  await pass(DAY);
  expect(notices()).toMatchObject([
    { to: 'info@azienda.example', subject: 'Marchio & C.: 1 messaggio del sito da controllare' },
    { subject: 'Marchio & C.: 2 messaggi del sito da controllare' },
  ]);
  expect(notices()[0]?.text).toContain('npm run mail');
  expect(JSON.stringify(notices())).not.toMatch(/Niccol|Amico|cliente|422|replyTo/);
});

it('logs a notice that fails, which causes no further notice', async () => {
  provider.answer = () => 'rejected';
  const site = await start('a');
  await pass(2 * DAY);
  expect(notices()).toHaveLength(1);
  expect(site.logged('mail_notice_failed')).toMatchObject([{ level: 'error', reason: '422' }]);
});

/** A store without a channel, with a message in each state, a day later. */
async function fill(): Promise<Site> {
  const site = await start('a');
  await addDeadLetter(site, 'b');
  await site.post({ ...contact, message: 'Messaggio c.', rg_vuoto: 'x' });
  await site.stop();
  const alone = await start('d', {}, { provider: undefined });
  await pass(DAY);
  return alone;
}

it('deletes sent messages and spam after 30 days, from every file; waiting messages and dead letters stay', async () => {
  const site = await fill();
  const namesInFiles = () => {
    const text = ['', '-wal'].map((end) => readFileSync(`${site.database.place}${end}`, 'utf8')).join();
    return ['a', 'b', 'c', 'd'].filter((name) => text.includes(`Messaggio ${name}.`)).join('');
  };
  await pass(28 * DAY);
  expect([await site.count(), namesInFiles()]).toEqual([{ waiting: 1, sent: 1, dead: 1, spam: 1 }, 'abcd']);
  await pass(2 * DAY);
  expect([await site.count(), namesInFiles()]).toEqual([{ waiting: 1, dead: 1 }, 'bd']);
  expect(site.logged('mail_deleted')).toEqual([{ event: 'mail_deleted', sent: 1, spam: 1 }]);
});

it('deletes nothing if the clock is set a year ahead and corrected, also while the site was off', async () => {
  const site = await fill();
  clock.set(clock.now() + 365 * DAY);
  await pass(5 * HOUR);
  await site.stop();
  clock.set(clock.now() + 365 * DAY);
  const next = await start('', {}, { provider: undefined });
  await pass(5 * HOUR);
  clock.set(clock.now() - 730 * DAY);
  await pass(20 * DAY);
  expect(await next.count()).toMatchObject({ sent: 1, spam: 1 });
});

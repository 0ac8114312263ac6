import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DAY_MS as DAY, HOUR_MS as HOUR } from '@/lib/clock';
import { contact } from '@/tests/mail/mail-fixture';
import { advance, provider, type Site, setUpDelivery, start } from './delivery-fixture';

setUpDelivery();

const notices = () => provider.attempts.flatMap(({ key, mail }) => (key.endsWith('-notice') ? [mail] : []));

async function addDeadLetter(site: Site, name: string): Promise<void> {
  provider.replies.push('rejected');
  await site.submit(name);
}

// The limit of one notice a day is tested with the store.
it('writes to the owner about new dead letters, without any visitor’s text', async () => {
  const site = await start('a');
  await advance(HOUR);
  expect(notices()).toEqual([]);
  await addDeadLetter(site, 'b');
  await advance(HOUR);
  await addDeadLetter(site, 'c');
  await advance(DAY);
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
  await advance(2 * DAY);
  expect(notices()).toHaveLength(1);
  expect(site.logged('mail_notice_failed')).toMatchObject([{ level: 'error', reason: '422' }]);
});

it('deletes sent messages and spam after 30 days, from every file, but no waiting message or dead letter', async () => {
  const site = await start('a');
  await addDeadLetter(site, 'b');
  await site.post({ ...contact, message: 'Messaggio c.', rg_vuoto: 'x' });
  await site.stop();
  const withoutChannel = await start('d', {}, { provider: undefined });
  const namesInFiles = () => {
    const { place } = withoutChannel.database;
    const text = readFileSync(place, 'utf8') + readFileSync(`${place}-wal`, 'utf8');
    return ['a', 'b', 'c', 'd'].filter((name) => text.includes(`Messaggio ${name}.`)).join('');
  };
  await advance(29 * DAY);
  expect(await withoutChannel.count()).toEqual({ waiting: 1, sent: 1, dead: 1, spam: 1 });
  expect(namesInFiles()).toBe('abcd');
  await advance(2 * DAY);
  expect(await withoutChannel.count()).toEqual({ waiting: 1, dead: 1 });
  expect(namesInFiles()).toBe('bd');
  expect(withoutChannel.logged('mail_deleted')).toEqual([{ event: 'mail_deleted', sent: 1, spam: 1 }]);
});

import { expect, it, vi } from 'vitest';
import { idempotencyKey } from '@/lib/mail/request/guard';
import {
  DAY,
  HOUR,
  keyOf,
  MINUTE,
  owner,
  type Process,
  pass,
  provider,
  rejected,
  setUpDelivery,
  start,
} from './delivery-fixture';

setUpDelivery();

const startNotifying = () => start({ provider: provider.following, notices: true, pollMs: 10 * MINUTE });

/** Submits a message that becomes a dead letter. */
async function addDeadLetter(site: Process, name: string): Promise<void> {
  provider.outcomes.push(rejected);
  await site.submit(name);
}

/** Subjects of the notices that were sent. */
const subjects = () => provider.names().filter((subject) => subject.includes('da controllare'));
const one = 'Marchio & C.: 1 messaggio del sito da controllare';
const two = 'Marchio & C.: 2 messaggi del sito da controllare';

it('does not come while there is nothing to look at', async () => {
  const site = await startNotifying();
  await site.submit('a');
  await site.accept('b', { spam: true });
  await pass(HOUR);
  expect(provider.names()).toEqual(['a']);
});

it('says to the owner how many messages wait, and with what command to look, but no word of a visitor', async () => {
  const site = await startNotifying();
  await addDeadLetter(site, 'a');
  await site.submit('b');
  await pass(30 * MINUTE);
  expect(subjects()).toEqual([one]);
  const mail = provider.attempts.at(-1)?.mail;
  expect(mail).toMatchObject({ to: owner.to, from: '"Marchio & C. (sito)" <sito@azienda.example>' });
  expect(mail).not.toHaveProperty('replyTo');
  for (const text of ['Un messaggio scritto', 'npm run mail']) expect(mail?.text).toContain(text);
  expect(mail?.html).toContain('<h1>Marchio &amp; C.');
  expect(JSON.stringify(mail)).not.toMatch(/Niccol|Amico|cliente|422/);
});

it('comes once a day, through restarts, and only for what is new', async () => {
  const site = await startNotifying();
  await addDeadLetter(site, 'a');
  await pass(30 * MINUTE);
  await addDeadLetter(site, 'b');
  await pass(12 * HOUR);
  await site.delivery.stop();
  await startNotifying();
  await pass(11 * HOUR);
  expect(subjects()).toEqual([one]);
  await pass(2 * HOUR);
  expect(subjects()).toEqual([one, two]);
  await pass(2 * DAY);
  expect(subjects()).toEqual([one, two]);
});

it('causes no other where the provider refuses it: it is dropped, and the log says so', async () => {
  const site = await startNotifying();
  await addDeadLetter(site, 'a');
  provider.outcomes.push(rejected);
  await pass(2 * DAY);
  expect(subjects()).toEqual([one]);
  expect(site.logged('mail_notice_failed')).toMatchObject([{ level: 'error', reason: '422' }]);
  expect(await site.count()).toEqual({ dead: 1 });
});

it('causes no other where the owner’s box refuses it', async () => {
  provider.answers.push({ kind: 'event', event: 'suppressed' });
  const site = await startNotifying();
  await addDeadLetter(site, 'a');
  await pass(2 * DAY);
  expect(subjects()).toEqual([one]);
  expect(site.logged('mail_notice_failed')).toHaveLength(1);
  expect(await site.count()).toEqual({ dead: 1, sent: 1 });
});

it('is not stored where nothing is sent', async () => {
  const site = await startNotifying();
  await addDeadLetter(site, 'a');
  await site.delivery.stop();
  const alone = await start({ provider: undefined, notices: true });
  await pass(DAY);
  expect(await alone.count()).toEqual({ dead: 1 });
});

it('comes also where a visitor has brought the key that it would have had: the keys of the site are of another kind', async () => {
  const site = await startNotifying();
  await addDeadLetter(site, 'a');
  await site.submit('b');
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(keyOf('b') as ReturnType<typeof crypto.randomUUID>);
  await pass(30 * MINUTE);
  vi.restoreAllMocks();
  expect(subjects()).toEqual([one]);
  // Neither here nor at the provider can a visitor have used it before.
  const key = provider.attempts.at(-1)?.key ?? '';
  expect(key).toContain(keyOf('b'));
  const post = new Request('https://www.azienda.example', { headers: { 'Idempotency-Key': key } });
  expect(() => idempotencyKey(post)).toThrow('UUID');
});

import { expect, it } from 'vitest';
import { demo, mailboxes, payload } from '@/tests/mail/mail-fixture';
import { keyOf, openWithoutChannel, provider, setUpDelivery, start } from './delivery-fixture';

setUpDelivery();

/** Six e-mails an hour are sent alone, and six are reserved for digests. */
const pace = { mailPerHour: 12 };
const digests = () => provider.attempts.filter(({ name }) => name === 'collection');

/** A site that has sent 106 of 108 messages: six alone, then `a` (a demo request), `b` and `d` (payloads) and 97 others together. */
async function startAfterFlood() {
  const withoutChannel = openWithoutChannel();
  await withoutChannel.submit('123456');
  await withoutChannel.post({ ...demo, interest: 'enterprise', origin: { page: '/prezzi' } }, keyOf('a'));
  await withoutChannel.post({ ...payload, to: mailboxes.otherMailboxes[0] }, keyOf('b'));
  await withoutChannel.post(payload, keyOf('d'));
  await withoutChannel.submit(Array.from({ length: 99 }, (_, index) => `c${index}`));
  const site = await start('', pace);
  expect([provider.attempts.length, digests().length]).toEqual([7, 1]);
  const { text = '', html = '', ...envelope } = digests()[0]?.mail ?? {};
  return { site, text, html, envelope };
}

// The choice of messages, and the time of sending, are tested with the store.
it('a digest is an e-mail of the site to its owner, with the number of messages in it and after it', async () => {
  const { envelope, text } = await startAfterFlood();
  const from = '"Marchio & C. (sito)" <sito@azienda.example>';
  expect(envelope).toEqual({ from, to: mailboxes.mailTo, subject: '100 messaggi in attesa' });
  expect(text).toContain('Altri in attesa, che partiranno con le prossime e-mail: 2.');
});

it('a digest contains the text of each message, with its recipient if that is another mailbox', async () => {
  const { site, text, html } = await startAfterFlood();
  const demoText = (await site.lead('a'))?.message.text;
  expect(demoText).toMatch(/Studio Bianchi[\s\S]*Enterprise[\s\S]*pagina \/prezzi[\s\S]*5 marzo 2026/);
  expect(text).toContain(demoText);
  const payloadText = (await site.lead('b'))?.message.text;
  expect(text).toContain(payloadText?.replace('Oggetto:', `Per: ${mailboxes.otherMailboxes[0]}\nOggetto:`));
  expect(text.match(/^Per: /gm)).toHaveLength(1);
  for (const body of [text, html]) expect(body.match(/Messaggio c\d+\./g)).toHaveLength(97);
});

it('a digest cuts messages over 4.5 KB, never within a character, with the command that shows them', async () => {
  await openWithoutChannel().submit('123456');
  const texts = { a: `a${'🎉'.repeat(4000)}`, b: `bb${'🎉'.repeat(4000)}`, c: '&"'.repeat(3000) };
  for (const [name, text] of Object.entries(texts)) {
    await openWithoutChannel().post({ ...payload, body: `${text} fine` }, keyOf(name));
  }
  await start('', pace);
  const { subject = '', text = '', html = '' } = digests()[0]?.mail ?? {};
  expect(subject).toBe('3 messaggi in attesa');
  expect(text).not.toContain('fine');
  for (const name in texts) expect(text).toContain(`npm run mail -- show ${keyOf(name)}`);
  const bytesAroundMessages = 1500;
  expect(Buffer.byteLength(text + html)).toBeLessThan(3 * 4500 + bytesAroundMessages);
  expect([text.isWellFormed(), html.isWellFormed()]).toEqual([true, true]);
});

import { expect, it } from 'vitest';
import { MINUTE_MS as MINUTE } from '@/lib/clock';
import { boxes, demo, newsletter, payload } from '@/tests/mail/mail-fixture';
import { keyOf, openAlone, pass, provider, setUpDelivery, start } from './delivery-fixture';

setUpDelivery();

/** Six e-mails an hour are sent alone, and six are reserved for collections, one every ten minutes. */
const pace = { mailPerHour: 12 };
const collections = () => provider.attempts.filter(({ name }) => name === 'collection');
const names = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`);
const namesIn = (text: string) => [...text.matchAll(/Messaggio (\w+)\./g)].map(([, name]) => name);

it('carries what cannot be sent by itself, in the words of its own e-mail, and the rest ten minutes later', async () => {
  const waiting = openAlone();
  await waiting.submit(names(6));
  await waiting.post({ ...demo, interest: 'enterprise', origin: { page: '/prezzi' } }, keyOf('a'));
  await waiting.post({ ...payload, to: boxes.others[0] }, keyOf('b'));
  await waiting.post(newsletter);
  await waiting.submit(names(112).slice(6));
  const site = await start('', pace);
  expect([provider.attempts.length, collections().length]).toEqual([7, 1]);
  const { text = '', html = '', ...envelope } = collections()[0]?.mail ?? {};
  const from = '"Marchio & C. (sito)" <sito@azienda.example>';
  expect(envelope).toEqual({ from, to: boxes.mailTo, subject: '100 messaggi in attesa' });
  expect(text).toContain('Altri in attesa, che partiranno con le prossime e-mail: 9.');
  const [alone, other] = [await site.lead('a'), await site.lead('b')].map((lead) => lead?.message.text ?? '');
  expect(alone).toMatch(/Studio Bianchi[\s\S]*Enterprise[\s\S]*pagina \/prezzi[\s\S]*5 marzo 2026/);
  expect(text).toContain(alone);
  expect(text).toContain(other?.replace('Oggetto:', `Per: ${boxes.others[0]}\nOggetto:`));
  expect(text.match(/^Per: /gm)).toHaveLength(1);
  expect([namesIn(text), namesIn(html)]).toEqual(Array(2).fill(names(104).slice(6)));
  await pass(10 * MINUTE - 1000);
  expect(collections()).toHaveLength(1);
  await pass(1000);
  // The newest leads, and then the sign-up.
  const text112 = expect.stringMatching(/Messaggio 112\.[\s\S]*lettrice@posta\.example/);
  expect(collections()[1]?.mail).toMatchObject({ subject: '9 messaggi in attesa', text: text112 });
  expect(await site.count()).toEqual({ sent: 115 });
});

it('cuts messages over 4.5 KB, never within a character, and says how to read all of them', async () => {
  await openAlone().submit(names(6));
  const texts = { a: `a${'🎉'.repeat(4000)}`, b: `bb${'🎉'.repeat(4000)}`, c: '&"'.repeat(3000) };
  for (const [name, text] of Object.entries(texts)) {
    await openAlone().post({ ...payload, body: `${text} fine` }, keyOf(name));
  }
  await start('', pace);
  const { subject = '', text = '', html = '' } = collections()[0]?.mail ?? {};
  expect([subject, text.includes('fine')]).toEqual(['3 messaggi in attesa', false]);
  for (const name in texts) expect(text).toContain(`npm run mail -- show ${keyOf(name)}`);
  expect(Buffer.byteLength(text + html)).toBeLessThan(3 * 4500 + 1500);
  expect([text.isWellFormed(), html.isWellFormed()]).toEqual([true, true]);
});

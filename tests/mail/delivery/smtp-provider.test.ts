import { expect, it, onTestFinished } from 'vitest';
import { smtpProvider } from '@/lib/mail/delivery/smtp-provider';
import type { Outcome } from '@/lib/mail/outcome';
import type { SmtpServer } from '@/lib/setting-rules';
import { freePort } from '@/tests/free-port';
import { type FakeMailServer, type MailFault, startFakeMailServer } from '@/tests/mail/fake-mail-server';
import { boxes } from '@/tests/mail/mail-fixture';
import { outgoing } from './delivery-fixture';

const { key, mail } = outgoing;
const [otherBox = ''] = boxes.others;
const user = { name: 'sito@azienda.example', pass: 'p/@ss:é' };
const auth = { user: user.name, pass: user.pass };
const refusedBecause = (text: string) => ({ kind: 'refused', reason: expect.stringContaining(text) });

let server: FakeMailServer;
async function start(options: Parameters<typeof startFakeMailServer>[0] = {}): Promise<void> {
  server = await startFakeMailServer(options);
  onTestFinished(server.close);
}

const providerOf = (more: Partial<SmtpServer> = {}, timeoutMs = 5000) => {
  const local = { host: '127.0.0.1', port: server.port, secure: false, isLocal: true, ...more };
  return smtpProvider(local, { timeoutMs, mailTo: boxes.mailTo });
};
const send = (more: Partial<typeof mail> = {}, ...options: Parameters<typeof providerOf>) =>
  providerOf(...options)({ ...outgoing, mail: { ...mail, ...more } });

it('sends the whole message, with the same Message-ID and bytes at every attempt', async () => {
  await start();
  const text = `.\n..due\n.\n${'è'.repeat(1000)}\nFrom qui\n`;
  for (const _ of ['first', 'second']) expect(await send({ text })).toEqual({ kind: 'sent' });
  const [first, second] = server.taken;
  expect(second).toEqual(first);
  expect(first).toMatchObject({ id: `<${key}@azienda.example>`, to: [boxes.mailTo], text });
  expect(first?.raw).toMatch(/^Reply-To: niccolo@cliente\.example\r$/m);
  expect(first?.raw).toMatch(/^Date: Thu, 05 Mar 2026 10:00:00 \+0000\r$/m);
  expect(first?.raw).toMatch(/^From: =\?UTF-8\?[^<]+<sito@azienda\.example>\r$/m);
});

it('logs in, and sends nothing if it should log in but cannot', async () => {
  await start({ user });
  expect(await send({}, { auth })).toEqual({ kind: 'sent' });
  expect(server.taken[0]?.user).toBe(user.name);
  expect(await send({}, { auth: { ...auth, pass: 'altra' } })).toEqual(refusedBecause('utente e password'));
  expect(await send()).toMatchObject({ kind: 'refused' });
  server.faults.push({ at: 'login', code: 454 }, { at: 'login', code: 535 });
  expect(await send({}, { auth })).toMatchObject({ kind: 'unavailable' });
  expect(await send({}, { auth })).toMatchObject({ kind: 'refused' });
  expect(server.taken).toHaveLength(1);
});

const full = '5.2.2 mailbox full';
it.each<[string, MailFault, Outcome['kind'], string?]>([
  ['554 at the greeting', { at: 'connect', code: 554 }, 'refused'],
  ['450 to the recipient', { at: 'to', code: 450 }, 'unavailable'],
  ['550 to the recipient of the settings', { at: 'to', code: 550 }, 'refused'],
  ['550 to another box of the company', { at: 'to', code: 550 }, 'rejected', otherBox],
  ['552 to another box, which is full', { at: 'to', code: 552, text: full }, 'refused', otherBox],
  ['552 after the data, as the box is full', { at: 'data', code: 552, text: full }, 'refused'],
  ['552 after the data, as the message is large', { at: 'data', code: 552, text: '5.3.4 size' }, 'rejected'],
  ['554 after the data', { at: 'data', code: 554 }, 'rejected'],
  ['a close at the recipient', { at: 'to', does: 'close' }, 'unavailable'],
  ['a close in the data', 'close-in-data', 'unavailable'],
  ['a close after the data', 'close-after', 'unknown'],
  ['no answer after the data', 'hang-after', 'unknown'],
  ['no greeting in time', { at: 'connect', does: 'hang' }, 'unavailable'],
])('tells the outcome after %s', async (_, fault, kind, to = mail.to) => {
  await start();
  server.faults.push(fault);
  // Long enough to be read before the end of the data.
  const text = fault === 'close-in-data' ? 'x '.repeat(300_000) : mail.text;
  const isSlow = /hang/.test(JSON.stringify(fault));
  expect(await send({ to, text }, {}, isSlow ? 700 : 5000)).toMatchObject({ kind });
});

it('reports the code of an answer without its words, and a refused connection', async () => {
  await start();
  server.faults.push({ at: 'to', code: 550, text: '5.1.1 anna@rossi.example is unknown' });
  expect(await send()).toEqual({ kind: 'refused', reason: expect.stringMatching(/ \(550 5\.1\.1\)$/) });
  const reason = expect.stringContaining('ECONNREFUSED');
  expect(await send({}, { port: await freePort() })).toEqual({ kind: 'unavailable', reason });
});

it.each([
  ['from the first byte', true],
  ['by STARTTLS', false],
])('uses TLS %s with a valid certificate; otherwise it neither logs in nor sends', async (_, secure) => {
  await start({ secure, startTls: true, user });
  expect(await send({}, { secure, isLocal: false, auth })).toEqual(refusedBecause('certificato'));
  expect(server.taken).toEqual([]);
  // With STARTTLS on this machine any certificate is accepted.
  expect((await send({}, { secure, auth })).kind).toBe(secure ? 'refused' : 'sent');
});

it('sends nothing without STARTTLS, and reports it', async () => {
  await start({ user });
  expect(await send({}, { isLocal: false, auth })).toEqual(refusedBecause('STARTTLS'));
  expect(server.taken).toEqual([]);
});

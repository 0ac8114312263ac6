import { describe, expect, it, onTestFinished } from 'vitest';
import { smtpProvider } from '@/lib/mail/delivery/smtp-provider';
import type { SmtpServer } from '@/lib/setting-rules';
import { freePort } from '@/tests/free-port';
import { type FakeMailServer, type MailFault, startFakeMailServer } from '@/tests/mail/fake-mail-server';
import { mailboxes } from '@/tests/mail/mail-fixture';
import { outgoing } from './delivery-fixture';

const { key, mail } = outgoing;
const [otherMailbox = ''] = mailboxes.otherMailboxes;
const user = { name: 'sito@azienda.example', pass: 'p/@ss:é' };
const auth = { user: user.name, pass: user.pass };
const refusedBecause = (text: string) => ({ kind: 'refused', reason: expect.stringContaining(text) });

let server: FakeMailServer;
async function start(options: Parameters<typeof startFakeMailServer>[0] = {}): Promise<void> {
  server = await startFakeMailServer(options);
  onTestFinished(server.close);
}

const providerOf = (changes: Partial<SmtpServer> = {}, timeoutMs = 5000) => {
  const local = { host: '127.0.0.1', port: server.port, secure: false, isLocal: true, ...changes };
  return smtpProvider(local, { timeoutMs, mailTo: mailboxes.mailTo });
};
const send = (changes: Partial<typeof mail> = {}, ...options: Parameters<typeof providerOf>) =>
  providerOf(...options)({ ...outgoing, mail: { ...mail, ...changes } });

it('sends the whole message, with the same Message-ID and bytes at every attempt', async () => {
  await start();
  const text = `.\n..due\n.\n${'è'.repeat(1000)}\nFrom qui\n`;
  for (const _ of ['first', 'second']) expect(await send({ text })).toEqual({ kind: 'sent' });
  const [first, second] = server.mails;
  expect(second).toEqual(first);
  expect(first).toMatchObject({ id: `<${key}@azienda.example>`, to: [mailboxes.mailTo], text });
  expect(first?.raw).toMatch(/^Reply-To: niccolo@cliente\.example\r$/m);
  expect(first?.raw).toMatch(/^Date: Thu, 05 Mar 2026 10:00:00 \+0000\r$/m);
  expect(first?.raw).toMatch(/^From: =\?UTF-8\?[^<]+<sito@azienda\.example>\r$/m);
});

it('logs in', async () => {
  await start({ user });
  expect(await send({}, { auth })).toEqual({ kind: 'sent' });
  expect(server.mails[0]?.user).toBe(user.name);
});

it('sends nothing if it cannot log in', async () => {
  await start({ user });
  expect(await send()).toEqual(refusedBecause('utente e password'));
  expect(await send({}, { auth: { ...auth, pass: 'altra' } })).toEqual(refusedBecause('utente e password'));
  server.faults.push({ at: 'login', code: 454 });
  expect(await send({}, { auth })).toMatchObject({ kind: 'unavailable' });
  expect(server.mails).toEqual([]);
});

/** The outcome of an attempt with a fault of the server. */
async function kindAfter(fault: MailFault, { to = mail.to, text = mail.text, timeoutMs = 5000 } = {}) {
  await start();
  server.faults.push(fault);
  const { kind } = await send({ to, text }, {}, timeoutMs);
  return kind;
}

const MAILBOX_FULL = '5.2.2 mailbox full';
/** The time-out for faults that hang, in milliseconds. Others have a long one, since the machine may be slow. */
const SHORT_MS = 700;

const toOtherMailbox = { to: otherMailbox };
const hangs = { timeoutMs: SHORT_MS };
/** Faults by their outcome. */
const outcomes: Record<string, [MailFault, object?][]> = {
  // They concern the site or its mailbox.
  refused: [
    [{ at: 'connect', code: 554 }],
    [{ at: 'to', code: 550 }],
    [{ at: 'data', code: 552, text: MAILBOX_FULL }],
    [{ at: 'to', code: 552, text: MAILBOX_FULL }, toOtherMailbox],
  ],
  // They concern the message.
  rejected: [
    [{ at: 'data', code: 552, text: '5.3.4 size' }],
    [{ at: 'data', code: 554 }],
    [{ at: 'to', code: 550 }, toOtherMailbox],
  ],
  // Nothing has arrived.
  unavailable: [
    [{ at: 'to', code: 450 }],
    [{ at: 'to', does: 'close' }],
    [{ at: 'connect', does: 'hang' }, hangs],
    // Long enough to be read before the end of the data.
    ['close-in-data', { text: 'x '.repeat(300_000) }],
  ],
  // Without an answer to the whole message, which may have arrived.
  unknown: [['close-after'], ['hang-after', hangs]],
};
describe.each(Object.entries(outcomes))('the outcome is «%s»', (kind, faults) => {
  it.each(faults)('after %j', async (fault, options) => {
    expect(await kindAfter(fault, options)).toBe(kind);
  });
});

it('reports the code of an answer without its text', async () => {
  await start();
  server.faults.push({ at: 'to', code: 550, text: '5.1.1 anna@rossi.example is unknown' });
  expect(await send()).toEqual({ kind: 'refused', reason: expect.stringMatching(/ \(550 5\.1\.1\)$/) });
});

it('reports that nothing listens at the address', async () => {
  await start();
  const reason = expect.stringContaining('ECONNREFUSED');
  expect(await send({}, { port: await freePort() })).toEqual({ kind: 'unavailable', reason });
});

it.each([
  ['from the first byte', true],
  ['by STARTTLS', false],
])('uses TLS %s with a valid certificate; otherwise it neither logs in nor sends', async (_, secure) => {
  await start({ secure, startTls: true, user });
  expect(await send({}, { secure, isLocal: false, auth })).toEqual(refusedBecause('certificato'));
  expect(server.mails).toEqual([]);
  // With STARTTLS on this machine any certificate is accepted.
  expect((await send({}, { secure, auth })).kind).toBe(secure ? 'refused' : 'sent');
});

it('sends nothing without STARTTLS, and reports it', async () => {
  await start({ user });
  expect(await send({}, { isLocal: false, auth })).toEqual(refusedBecause('STARTTLS'));
  expect(server.mails).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Outcome } from '@/lib/mail/delivery/provider';
import { smtpProvider } from '@/lib/mail/delivery/smtp-provider';
import type { SmtpServer } from '@/lib/setting-rules';
import { freePort } from '@/tests/free-port';
import { type FakeMailServer, type MailFault, startFakeMailServer } from '../fake-mail-server';
import { bundleForNode } from '../store/bundle';
import { messageOf } from '../store/contract/kit';

const key = '3f1f8a52-6f0e-4c1b-9d3e-0f2a7b8c9d10';
const message = messageOf('a', { key });
const user = { name: 'sito@azienda.example', pass: 'p/@ss:é' };
const auth = { user: user.name, pass: user.pass };

let mailServer: FakeMailServer;
afterEach(() => mailServer?.close());

const providerOf = (options: Partial<SmtpServer> = {}, timeoutMs = 5000) =>
  smtpProvider(
    { host: '127.0.0.1', port: mailServer.port, secure: false, isLocal: true, ...options },
    { timeoutMs },
  );

const start = async (...options: Parameters<typeof startFakeMailServer>) => {
  mailServer = await startFakeMailServer(...options);
};

describe('a message', () => {
  it('arrives whole, with the same bytes at every attempt', async () => {
    await start();
    for (const _ of [1, 2]) expect(await providerOf().send(message, key)).toEqual({ kind: 'accepted' });
    const [first, second] = mailServer.taken;
    expect(second).toEqual(first);
    expect(first).toMatchObject({
      id: `<${key}@azienda.example>`,
      from: 'sito@azienda.example',
      to: ['info@azienda.example'],
    });
    expect(first?.raw).toMatch(/^Reply-To: niccolo@cliente\.example\r$/m);
    expect(first?.raw).toMatch(/^Date: Thu, 05 Mar 2026 10:00:00 \+0000\r$/m);
    // The name is not in ASCII.
    expect(first?.raw).toMatch(/^From: =\?UTF-8\?.+\?=\r\n <sito@azienda\.example>\r$/m);
  });

  it('keeps dots at the start of a line, long lines and letters', async () => {
    await start();
    const text = `.\n..due\n.\n${'è'.repeat(1000)}\nFrom qui\n`;
    const sent = { ...message, mail: { ...message.mail, text, html: `<p>${text}</p>` } };
    expect(await providerOf().send(sent, key)).toEqual({ kind: 'accepted' });
    const [{ raw, text: arrived } = { raw: '', text: '' }] = mailServer.taken;
    expect(arrived).toBe(text);
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThan(999);
  });

  it('goes with a log-in, and never without one where there is to be one', async () => {
    await start({ user });
    expect(await providerOf({ auth }).send(message, key)).toEqual({ kind: 'accepted' });
    expect(mailServer.taken[0]?.user).toBe(user.name);
    expect(await providerOf({ auth: { ...auth, pass: 'altra' } }).send(message, key)).toMatchObject({
      kind: 'deferred',
      cause: 'refused',
      reason: expect.stringContaining('utente e password'),
    });
    expect(await providerOf().send(message, key)).toMatchObject({ kind: 'deferred', cause: 'refused' });
  });
});

describe('what a mail server does wrong', () => {
  const later = { kind: 'deferred', cause: 'unreachable' };
  it.each<[string, MailFault, { kind: string; cause?: string }]>([
    ['421 at the greeting', { at: 'connect', code: 421 }, later],
    ['554 at the greeting', { at: 'connect', code: 554 }, { kind: 'deferred', cause: 'refused' }],
    ['451 at the sender', { at: 'from', code: 451 }, later],
    ['550 at the sender', { at: 'from', code: 550 }, { kind: 'rejected' }],
    ['450 at the recipient', { at: 'to', code: 450 }, later],
    ['550 at the recipient', { at: 'to', code: 550 }, { kind: 'rejected' }],
    ['452 after the data', { at: 'data', code: 452 }, later],
    ['554 after the data', { at: 'data', code: 554 }, { kind: 'rejected' }],
    ['530: a log-in is needed', { at: 'from', code: 530 }, { kind: 'deferred', cause: 'refused' }],
    ['a close at the sender', { at: 'from', does: 'close' }, later],
    ['a close at the recipient', { at: 'to', does: 'close' }, later],
    ['no answer at the recipient', { at: 'to', does: 'hang' }, later],
    ['a close in the data', 'close-in-data', later],
    ['a close after the data', 'close-after', { kind: 'unknown' }],
    ['no answer after the data', 'hang-after', { kind: 'unknown' }],
    ['no greeting in time', { greetAfterMs: 3000 }, later],
  ])('%s', async (_, fault, outcome) => {
    await start();
    mailServer.faults.push(fault);
    const isSlow = /hang|greetAfterMs/.test(JSON.stringify(fault));
    // Long enough to be read before the end of the data.
    const long = { ...message, mail: { ...message.mail, text: 'x '.repeat(300_000) } };
    const sent = fault === 'close-in-data' ? long : message;
    expect(await providerOf({}, isSlow ? 700 : 5000).send(sent, key)).toMatchObject(outcome);
  });

  it('535 at the log-in holds all, 454 does not', async () => {
    await start({ user });
    mailServer.faults.push({ at: 'login', code: 454 });
    expect(await providerOf({ auth }).send(message, key)).toMatchObject(later);
    mailServer.faults.push({ at: 'login', code: 535 });
    expect(await providerOf({ auth }).send(message, key)).toMatchObject({ ...later, cause: 'refused' });
  });

  it('says the code of an answer, and none of its words', async () => {
    await start();
    mailServer.faults.push({ at: 'to', code: 550, text: '5.1.1 anna@rossi.example is unknown' });
    const outcome = await providerOf().send(message, key);
    expect(outcome).toEqual({
      kind: 'rejected',
      reason: 'il server di posta ha rifiutato il messaggio (550 5.1.1)',
    });
  });

  it('is not there', async () => {
    await start();
    const port = await freePort();
    expect(await providerOf({ port }).send(message, key)).toMatchObject({
      ...later,
      reason: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it.each<[string, (line: string) => string, object]>([
    [
      'speaks another protocol',
      () => 'HTTP/1.1 400 Bad Request\r\n\r\n',
      { cause: 'unreachable', reason: 'il server di posta non risponde (EPROTOCOL)' },
    ],
    [
      'refuses every greeting of ours',
      (line) => (line ? '550 5.7.1 go away\r\n' : '220 here\r\n'),
      { cause: 'refused', reason: 'il server di posta rifiuta il sito (550 5.7.1)' },
    ],
    [
      'is busy at every greeting of ours',
      (line) => (line ? '451 4.3.2 later\r\n' : '220 here\r\n'),
      { cause: 'unreachable', reason: 'il server di posta chiede di riprovare (451 4.3.2)' },
    ],
  ])('%s', async (_, answerTo, failure) => {
    await start();
    const other = createServer((socket) => {
      socket.on('error', () => {});
      socket.write(answerTo(''));
      socket.on('data', (line) => socket.write(answerTo(String(line))));
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const provider = providerOf({ port, isLocal: false, auth });
    expect(await provider.send(message, key)).toMatchObject({ kind: 'deferred', ...failure });
    other.close();
  });
});

describe('TLS', () => {
  let folder: string;
  let tls: { key: Buffer; cert: Buffer };
  let program: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'smtp-tls-'));
    const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const names = 'subjectAltName=IP:127.0.0.1,DNS:localhost';
    const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const subject = ['-subj', '/CN=localhost', '-addext', names, '-days', '2'];
    execFileSync('openssl', [...request, ...subject, '-keyout', keyFile, '-out', certFile], {
      stdio: 'ignore',
    });
    tls = { key: readFileSync(keyFile), cert: readFileSync(certFile) };
    program = await bundleForNode('tests/mail/delivery/send-by-smtp.ts', folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What a process that trusts the certificate gets for an address. */
  async function trusting(server: Partial<SmtpServer>): Promise<Outcome> {
    const { execFile } = await import('node:child_process');
    const options = { host: '127.0.0.1', port: mailServer.port, isLocal: false, auth, ...server };
    const { stdout } = await promisify(execFile)(process.execPath, [program], {
      env: {
        ...process.env,
        NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem'),
        SERVER: JSON.stringify(options),
        MESSAGE: JSON.stringify(message),
      },
    });
    return JSON.parse(stdout);
  }

  it.each([
    ['from the first byte', true],
    ['by STARTTLS', false],
  ])('is used %s, with a certificate that holds', async (_, secure) => {
    await start({ ...tls, secure, startTls: true, user });
    expect(await trusting({ secure })).toEqual({ kind: 'accepted' });
    expect(mailServer.taken).toHaveLength(1);
  });

  it.each([
    ['from the first byte', true],
    ['by STARTTLS', false],
  ])(
    'is refused %s with a certificate that nobody has signed: nothing is sent, nobody logs in',
    async (_, secure) => {
      await start({ ...tls, secure, startTls: true, user });
      const outcome = await providerOf({ secure, isLocal: false, auth }).send(message, key);
      expect(outcome).toMatchObject({
        kind: 'deferred',
        cause: 'refused',
        reason: expect.stringContaining('certificato'),
      });
      expect(mailServer.taken).toEqual([]);
    },
  );

  it('is refused with a certificate for another name', async () => {
    await start({ ...tls, secure: true, user });
    expect(await trusting({ secure: true, host: '127.0.0.2' })).toMatchObject({ kind: 'deferred' });
    expect(mailServer.taken).toEqual([]);
  });

  it('is needed: without STARTTLS nothing is sent, and the reason says so', async () => {
    await start({ user });
    const provider = providerOf({ isLocal: false, auth });
    const refused = { kind: 'deferred', cause: 'refused', reason: expect.stringContaining('STARTTLS') };
    expect(await provider.send(message, key)).toMatchObject(refused);
    expect(await provider.verify()).toMatchObject(refused);
    expect(mailServer.taken).toEqual([]);
  });

  it('may be missing or anybody’s on this machine', async () => {
    await start({ ...tls, startTls: true, user });
    expect(await providerOf({ auth }).send(message, key)).toEqual({ kind: 'accepted' });
  });
});

it('tries a log-in without a message', async () => {
  await start({ user });
  expect(await providerOf({ auth }).verify()).toBeUndefined();
  expect(await providerOf({ auth: { ...auth, pass: 'x' } }).verify()).toMatchObject({ cause: 'refused' });
  expect(mailServer.taken).toEqual([]);
});

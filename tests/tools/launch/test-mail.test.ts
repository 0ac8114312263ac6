import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '@/lib/mail/clock';
import type { MailProvider } from '@/lib/mail/delivery/provider';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import { openDatabase } from '@/lib/mail/store/database';
import { createLeads } from '@/lib/mail/store/leads';
import { nodeDriver } from '@/lib/mail/store/node-driver';
import { type TestMailOptions, testMail } from '@/lib/tools/launch/test-mail';
import { type FakeProvider, type Fault, startFakeProvider } from '../../mail/fake-provider';
import { contact, jsonPost, openMailFixture } from '../../mail/mail-fixture';

let folder: string;
let fakeProvider: FakeProvider;
const atEnd: (() => Promise<void>)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-mail-'));
  fakeProvider = await startFakeProvider({ apiKey: 're_prova' });
});
afterEach(async () => {
  // First: an attempt that hangs ends with it.
  await fakeProvider.close();
  for (const end of atEnd.splice(0)) await end();
  await rm(folder, { recursive: true, force: true });
});

const send = (options: Partial<TestMailOptions> = {}) =>
  testMail({
    folder: join(folder, 'mail'),
    apiKey: 're_prova',
    baseUrl: fakeProvider.baseUrl,
    sender: { to: 'info@azienda.example', from: 'sito@azienda.example', brand: 'Marchio' },
    pace: { perSecond: 100, perHour: 60 },
    timeoutMs: 10_000,
    eventWaitMs: 400,
    pollMs: 20,
    ...options,
  });

const provider = () => resendProvider({ apiKey: 're_prova', baseUrl: fakeProvider.baseUrl });

/** The site, running on the same store. */
async function openSite(own?: MailProvider) {
  const site = await openMailFixture({ folder: join(folder, 'mail'), clock: systemClock, provider: own });
  atEnd.push(site.close);
  return site;
}

/** For a reply that hangs. */
const impatient = { timeoutMs: 300 };

async function count() {
  const database = openDatabase(nodeDriver(join(folder, 'mail')));
  const { counts } = await createLeads(database).summary(Date.now(), 0);
  database.close();
  return Object.fromEntries(Object.entries(counts).filter(([, number]) => number > 0));
}

describe('a test message', () => {
  it('takes the way of every message, and tells the owner what to see', async () => {
    const { findings, notes } = await send();
    expect(findings).toEqual([]);
    const [mail, ...more] = fakeProvider.delivered;
    expect(more).toEqual([]);
    expect(mail?.payload).toMatchObject({
      to: 'info@azienda.example',
      from: '"Marchio (sito)" <sito@azienda.example>',
    });
    const text = notes.join('\n');
    expect(text).toContain(`«${mail?.payload.subject}»`);
    for (const word of ['info@azienda.example', 'minuti', 'spam', 'Se non arriva'])
      expect(text).toContain(word);
    expect(await count()).toEqual({ sent: 1 });
  });

  it('is another one each time', async () => {
    await send();
    await send();
    expect(new Set(fakeProvider.delivered.map(({ payload }) => payload.subject)).size).toBe(2);
  });

  it('says so without a provider key', async () => {
    const { findings } = await send({ apiKey: undefined });
    expect(findings).toEqual([expect.objectContaining({ where: 'impostazione RESEND_API_KEY' })]);
    expect(fakeProvider.requests()).toBe(0);
  });

  it.each(['bounced', 'suppressed', 'failed'] as const)('is a finding when it %s', async (event) => {
    fakeProvider.events.set('*', event);
    const { findings } = await send();
    expect(findings).toEqual([expect.objectContaining({ what: expect.stringContaining(event) })]);
  });

  it('says that it cannot see whether it arrived with a key that may only send', async () => {
    await fakeProvider.close();
    fakeProvider = await startFakeProvider({ apiKey: 're_prova', sendingOnly: ['re_prova'] });
    const { findings, notes } = await send();
    expect(findings).toEqual([]);
    expect(notes.join('\n')).toContain('non può vedere');
  });

  it.each<[Fault, string]>([
    ['401', 'chiave'],
    ['403', 'chiave'],
    ['422', 'rifiuta'],
    ['429', 'troppi'],
    ['500-json', 'non risponde'],
    ['hang', 'non risponde'],
    ['reset', 'non risponde'],
  ])('is a finding after %j, and is taken back', async (reply, word) => {
    fakeProvider.replies.push(reply);
    const { findings } = await send(reply === 'hang' ? impatient : {});
    expect(findings).toHaveLength(1);
    expect(`${findings[0]?.what} ${findings[0]?.fix}`).toContain(word);
    expect(await count()).toEqual({});
  });

  it('says that it may arrive all the same where the outcome is unknown', async () => {
    fakeProvider.replies.push('hang-after');
    const { findings } = await send(impatient);
    expect(findings[0]?.fix).toContain('potrebbe arrivare');
  });

  it('touches no message of a visitor', async () => {
    const site = await openSite();
    await site.handle(jsonPost(contact));
    await send();
    expect(fakeProvider.delivered).toHaveLength(1);
    expect(await count()).toEqual({ waiting: 1, sent: 1 });
  });

  it('takes no turn from visitors where the hour is used up', async () => {
    await send();
    const { findings } = await send({ pace: { perSecond: 100, perHour: 1 } });
    expect(findings[0]?.what).toContain('ritmo');
    expect(findings[0]?.fix).toContain('60 minuti');
    expect(fakeProvider.delivered).toHaveLength(1);
    expect(await count()).toEqual({ sent: 1 });
  });

  it('says why the site waits for its provider where there is no turn before long', async () => {
    fakeProvider.replies.push('401');
    const site = await openSite(provider());
    await site.handle(jsonPost(contact));
    await site.delivery.run();
    const { findings } = await send({ turnWaitMs: 0 });
    expect(findings[0]?.what).toContain('chiave');
    expect(fakeProvider.requests()).toBe(1);
    expect(await count()).toEqual({ waiting: 1 });
  });

  it('is content when the running site sends it first', async () => {
    const site = await openSite(provider());
    const { findings } = await send({ stored: () => site.delivery.run() });
    expect(findings).toEqual([]);
    expect(fakeProvider.delivered).toHaveLength(1);
    expect(await count()).toEqual({ sent: 1 });
  });

  it('is a finding when the running site has it and does not come to an end', async () => {
    fakeProvider.replies.push('hang');
    const site = await openSite(provider());
    const stored = async () => {
      void site.delivery.run();
      await expect.poll(fakeProvider.requests).toBe(1);
    };
    const { findings } = await send({ stored, turnWaitMs: 0 });
    expect(findings[0]?.what).toContain('in mano al sito acceso');
    expect(fakeProvider.requests()).toBe(1);
  });

  it('is a finding when it cannot be stored', async () => {
    const { findings } = await send({ folder: '/dev/null/mail' });
    expect(findings).toEqual([expect.objectContaining({ where: 'impostazione MAIL_SPOOL_DIR' })]);
    expect(fakeProvider.requests()).toBe(0);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '@/lib/clock';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import type { ChannelSetup } from '@/lib/mail/delivery/setups';
import { type TestMailOptions, testMail } from '@/lib/tools/launch/test-mail';
import { type FakeProvider, type Fault, startFakeProvider } from '../../mail/fake-provider';
import { contact, jsonPost, type MailFixture, openMailFixture } from '../../mail/mail-fixture';

let fakeProvider: FakeProvider;
/** The store, and the site that sends from it. */
let store: MailFixture;
let site: MailFixture;

beforeEach(async () => {
  fakeProvider = await startFakeProvider({ apiKey: 're_prova' });
  store = await openMailFixture({ clock: systemClock });
  site = await openMailFixture({ folder: store.folder, clock: systemClock, provider: provider() });
});
afterEach(async () => {
  // First: an attempt that hangs ends with it.
  await fakeProvider.close();
  await site.close();
  await store.close();
});

const provider = (timeoutMs = 10_000) =>
  resendProvider({ apiKey: 're_prova', baseUrl: fakeProvider.baseUrl, timeoutMs });

const setup = (options: Partial<ChannelSetup> = {}): ChannelSetup => ({
  channel: 'mail',
  pace: { perSecond: 100, perHour: 60 },
  leaseMs: 30_000,
  expiry: { afterMs: 86_400_000, attempts: 1e9, reason: () => 'sconosciuto' },
  provider: provider(),
  ...options,
});

const send = (options: Partial<TestMailOptions> = {}) =>
  testMail({
    database: store.database,
    setup: setup(),
    isOwnServer: false,
    sender: { to: 'info@azienda.example', from: 'sito@azienda.example', brand: 'Marchio' },
    ...options,
  });

describe('a test message', () => {
  it('takes the way of every message, and tells the owner what to see', async () => {
    const notes = await send();
    expect(fakeProvider.delivered.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({
        to: 'info@azienda.example',
        from: '"Marchio (sito)" <sito@azienda.example>',
      }),
    ]);
    const subject = fakeProvider.delivered[0]?.payload.subject;
    for (const words of ['info@azienda.example', `«${subject}»`, '5 minuti', 'Se non arriva'])
      expect(notes.join('\n')).toContain(words);
    expect(await store.count()).toEqual({ sent: 1 });
    await send();
    expect(fakeProvider.delivered[1]?.payload.subject).not.toBe(subject);
  });

  it.each<[Fault, string]>([
    ['401', 'rifiuta la chiave'],
    ['403', 'rifiuta la chiave o il dominio'],
    ['422', 'rifiutato questo messaggio'],
    ['429', 'rallentare'],
    ['500-json', 'non risponde'],
    ['hang', 'non risponde'],
    ['reset', 'non risponde'],
  ])('is a finding after %j, and is taken back', async (reply, why) => {
    fakeProvider.replies.push(reply);
    const [finding] = await send({
      setup: setup({ provider: provider(reply === 'hang' ? 300 : undefined) }),
    });
    expect(finding).toMatchObject({ what: expect.stringContaining(why) });
    expect(await store.count()).toEqual({});
  });

  it('touches no message of a visitor, and takes no turn from one where the hour is used up', async () => {
    await store.handle(jsonPost(contact));
    await send();
    expect(await store.count()).toEqual({ waiting: 1, sent: 1 });
    const [finding] = await send({ setup: setup({ pace: { perSecond: 100, perHour: 1 } }), waitMs: 0 });
    expect(finding).toMatchObject({ what: expect.stringContaining('ritmo') });
    expect(fakeProvider.delivered).toHaveLength(1);
    expect(await store.count()).toEqual({ waiting: 1, sent: 1 });
  });

  it('says why the site waits for its provider where there is no turn before long', async () => {
    fakeProvider.replies.push('401');
    await store.handle(jsonPost(contact));
    await site.delivery.run();
    const [finding] = await send({ waitMs: 0 });
    expect(finding).toMatchObject({ what: expect.stringContaining('rifiuta la chiave') });
    expect(fakeProvider.requests()).toBe(1);
  });

  describe('beside the running site', () => {
    /** So few that only the site has a turn. */
    const slow = { perSecond: 100, perHour: 1 };
    beforeEach(() => send());

    it('is content when the site sends it', async () => {
      const sending = send({ setup: setup({ pace: slow }) });
      await expect.poll(store.count).toEqual({ sent: 1, waiting: 1 });
      await site.delivery.run();
      expect(await sending).toContainEqual(expect.stringContaining('è partito'));
      expect(fakeProvider.delivered).toHaveLength(2);
    });

    it('says when the site does not come to an end', async () => {
      fakeProvider.replies.push('hang');
      const sending = send({ setup: setup({ pace: slow }), waitMs: 600 });
      await expect.poll(store.count).toEqual({ sent: 1, waiting: 1 });
      void site.delivery.run();
      expect(await sending).toEqual([
        expect.objectContaining({ what: expect.stringContaining('in mano al sito acceso') }),
      ]);
      expect(await store.count()).toEqual({ sent: 1, sending: 1 });
    });
  });
});

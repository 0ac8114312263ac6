import { rename } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Outcome, Provider } from '@/lib/mail/delivery/provider';
import type { Outgoing } from '@/lib/mail/store/message';
import { parseSettings } from '@/lib/settings';
import { startFakeMailServer } from '../fake-mail-server';
import { SECRET, startFakeReceiver } from '../fake-receiver';
import { demo, jsonPost, newsletter, openMailFixture } from '../mail-fixture';
import {
  clock,
  HOUR,
  hang,
  keyOf,
  MINUTE,
  open,
  pass,
  provider,
  SECOND,
  settle,
  setUpDelivery,
  start,
  unknown,
} from './delivery-fixture';

setUpDelivery();

/** A webhook that takes everything, unless a test says otherwise. */
function scriptedWebhook() {
  const attempts: Pick<Outgoing, 'key' | 'form'>[] = [];
  const outcomes: (Outcome | Promise<Outcome>)[] = [];
  const webhook: Provider = {
    async send({ form }, key) {
      attempts.push({ key, form });
      return outcomes.shift() ?? { kind: 'accepted' };
    },
  };
  return { attempts, outcomes, webhook };
}

describe('two channels', () => {
  it('each get what is accepted, under its key', async () => {
    const { attempts, webhook } = scriptedWebhook();
    const site = await start({ webhook });
    await site.submit('a');
    await site.accept('n', { form: 'newsletter' });
    site.delivery.wake();
    await settle();
    expect(provider.names()).toEqual(['a', 'n']);
    expect(attempts).toEqual([{ key: keyOf('a'), form: 'contact' }]);
    expect(await site.count()).toEqual({ sent: 2 });
    expect(site.logged('mail_sent').map(({ channel }) => channel)).toEqual(['mail', 'webhook', 'mail']);
  });

  it('do not wait for each other: one hangs, is away or refuses, and the other goes on', async () => {
    const { attempts, outcomes, webhook } = scriptedWebhook();
    const site = await start({ webhook });
    const answer = hang(outcomes);
    for (const name of ['a', 'b', 'c']) await site.submit(name);
    expect(provider.names()).toEqual(['a', 'b', 'c']);
    expect(attempts).toHaveLength(1);
    answer(unknown);
    await settle();
    // The channel is paused, and the next mail leaves all the same.
    await site.submit('d');
    expect([provider.names().length, attempts.length]).toEqual([4, 1]);
    await pass(2 * MINUTE);
    expect(await site.count()).toEqual({ sent: 4 });

    provider.outcomes.push({ kind: 'deferred', reason: '401', cause: 'refused' });
    await site.submit('e');
    expect(attempts.map(({ key }) => key)).toContain(keyOf('e'));
    expect(site.logged('mail_circuit_open')).toMatchObject([
      { channel: 'webhook', level: 'warn' },
      { channel: 'mail', level: 'error' },
    ]);
    expect((await site.lead('e'))?.deliveries.map(({ state }) => state)).toEqual(['waiting', 'sent']);
  });

  it('name when to go on only once both rest', async () => {
    const { outcomes, webhook } = scriptedWebhook();
    const wakes: number[] = [];
    const site = await start({ webhook, wakeAt: (at) => wakes.push(at) });
    await settle();
    wakes.splice(0);
    const answer = hang(outcomes);
    for (const name of ['a', 'b']) await site.submit(name);
    expect([provider.names(), wakes]).toEqual([['a', 'b'], []]);
    answer(unknown);
    await settle();
    // The next probe of the webhook.
    expect(wakes).toEqual([clock.now() + 5 * SECOND]);
  });

  it('each have their dead letters, which the owner is told of by mail', async () => {
    const { outcomes, webhook } = scriptedWebhook();
    const site = await start({ webhook, notices: true });
    outcomes.push({ kind: 'rejected', reason: '410' });
    await site.submit('a');
    expect(site.logged('mail_dead_letter')).toMatchObject([{ channel: 'webhook', key: keyOf('a') }]);
    await pass(15 * MINUTE);
    expect(provider.attempts.at(-1)?.mail.subject).toMatch(/1 messaggio del sito da controllare/);
  });

  it('keep what waits through a restart without one of them', async () => {
    const { attempts, outcomes, webhook } = scriptedWebhook();
    const site = await start({ webhook });
    outcomes.push(unknown);
    await site.submit('a');
    await site.delivery.stop();
    const without = await start();
    await pass(HOUR);
    expect(await without.count()).toEqual({ sent: 1 });
    await without.delivery.stop();
    await start({ webhook });
    await pass(MINUTE);
    expect(attempts.map(({ key }) => key)).toEqual([keyOf('a'), keyOf('a')]);
  });
});

describe('a webhook alone', () => {
  it('leaves a notice waiting for the mail, which is no alarm', async () => {
    const { webhook } = scriptedWebhook();
    const site = await start({ provider: undefined, webhook });
    for (const form of ['notice', 'test'] as const) await site.accept(form, { form });
    await pass(2 * HOUR);
    expect((await site.leads.summary(clock.now(), HOUR)).late.count).toBe(0);
  });

  it('gets the leads, and nothing goes by mail', async () => {
    const { attempts, webhook } = scriptedWebhook();
    const site = await start({ provider: undefined, webhook });
    await site.submit('a');
    await site.accept('n', { form: 'newsletter' });
    await pass(2 * HOUR);
    expect([attempts.length, provider.attempts.length]).toEqual([1, 0]);
    expect(await site.count()).toEqual({ sent: 1, waiting: 1 });
    // A sign-up waits for a mail channel, and is no alarm.
    expect((await site.leads.summary(clock.now(), HOUR)).late.count).toBe(0);
    const other = open();
    await other.delivery.start();
    await pass(SECOND);
    expect(provider.names()).toEqual(['n']);
  });
});

describe('real channels, as the settings set them up', () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function openSite(env: Record<string, string>) {
    const [mailServer, receiver] = [await startFakeMailServer(), await startFakeReceiver()];
    const channels = {
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      LEADS_WEBHOOK_URL: receiver.url,
      LEADS_WEBHOOK_SECRET: SECRET,
    };
    const defaults = {
      url: 'https://www.azienda.example',
      mail: { info: 'a@a.example', from: 's@a.example' },
    };
    const set = Object.fromEntries(Object.entries({ ...channels, ...env }).filter(([, value]) => value));
    const { smtp, leadsWebhookUrl, leadsWebhookSecret } = parseSettings(set, defaults);
    const site = await openMailFixture({ clock, smtp, leadsWebhookUrl, leadsWebhookSecret });
    closing.push(mailServer.close, receiver.close, site.close);
    return { mailServer, receiver, site, post: (fields: object) => site.handle(jsonPost(fields)) };
  }

  it('take a demo by SMTP and webhook, a sign-up by SMTP alone, and spam not at all', async () => {
    const { mailServer, receiver, site, post } = await openSite({});
    await post(demo);
    await post(newsletter);
    await post({ ...demo, rg_vuoto: 'x' });
    await expect.poll(() => site.count()).toEqual({ sent: 2, spam: 1 });
    expect(mailServer.taken.map(({ raw }) => /^Subject: (.*)\r$/m.exec(raw)?.[1])).toEqual([
      'Richiesta demo: Studio Bianchi',
      'Iscrizione alla newsletter',
    ]);
    const [lead] = await site.stored();
    expect([...receiver.taken.keys()]).toEqual([lead?.key]);
  });

  it('send within the request where nothing can be stored, and give the other channel its own later', async () => {
    const { mailServer, receiver, site, post } = await openSite({});
    await site.delivery.start();
    await site.count();
    const { place } = site.database;
    await rename(place, `${place}.away`);
    expect((await post(demo)).status).toBe(200);
    expect([mailServer.taken.length, receiver.taken.size]).toEqual([1, 0]);
    await rename(`${place}.away`, place);
    clock.pass(MINUTE);
    await expect.poll(() => site.count()).toEqual({ sent: 1 });
    expect([mailServer.taken.length, receiver.taken.size]).toEqual([1, 1]);
  });

  it('send within the request by the webhook alone, what it takes', async () => {
    const { receiver, site, post } = await openSite({ SMTP_URL: '' });
    await site.count();
    await rename(site.database.place, `${site.database.place}.away`);
    expect((await post(demo)).status).toBe(200);
    expect((await post(newsletter)).status).toBe(503);
    expect(receiver.taken.size).toBe(1);
  });

  it('have secrets in no line of the log and in no reason', async () => {
    const { mailServer, receiver, site, post } = await openSite({
      SMTP_URL: 'smtp://utente:parolasegreta@127.0.0.1:9',
    });
    receiver.faults.push({ status: 410 });
    await post(demo);
    await expect.poll(() => site.count()).toEqual({ dead: 1 });
    await expect.poll(() => site.log.some(({ event }) => event === 'mail_circuit_open')).toBe(true);
    const said = JSON.stringify([site.log, (await site.stored()).map(({ deliveries }) => deliveries)]);
    expect(said).not.toMatch(/parolasegreta|segretissimo|whsec/);
    const tables = JSON.stringify(site.database.all('SELECT * FROM channels'));
    expect(tables).not.toMatch(/parolasegreta|segretissimo|whsec/);
    expect(mailServer.taken).toEqual([]);
  });
});

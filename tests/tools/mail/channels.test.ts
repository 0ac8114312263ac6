import { describe, expect, it } from 'vitest';
import { acceptMessage } from '@/lib/mail/store/accept';
import { createLeads } from '@/lib/mail/store/leads';
import { createQueue } from '@/lib/mail/store/queue';
import { from, messageOf, queueOptions } from '../../mail/store/contract/kit';
import { mailCommandFixture, NOW } from './command-fixture';

const { its, mail, sent, dead, spam, post, stored } = mailCommandFixture();
const BOTH = ['mail', 'webhook'] as const;
const both = { channels: BOTH };

/** A lead that both channels are to send. @returns its key */
async function accepted(name: string): Promise<string> {
  const message = messageOf(name, { form: 'demo', receivedAt: NOW });
  await acceptMessage(its.database, message, from('192.0.2.9'), { channels: BOTH });
  return message.key;
}

async function settleWebhook(reason: string, kind: 'dead' | 'failed' = 'dead'): Promise<void> {
  const queue = createQueue(its.database, queueOptions({ channel: 'webhook' }));
  const claim = await queue.claim(NOW);
  if (!('key' in claim)) throw new Error('not claimed');
  const failure = { kind: 'failed', reason, cause: 'refused', mayHaveArrived: true } as const;
  await queue.settle(claim, kind === 'dead' ? { kind, reason } : failure, NOW);
}

describe('npm run mail -- retry --channel', () => {
  it('gives a channel that was set up later what was accepted before, and nothing twice', async () => {
    const key = await sent();
    await spam();
    const { code, out } = await mail(`retry --channel webhook ${key}`, both);
    expect([code, out]).toEqual([0, expect.stringContaining('di nuovo in attesa (webhook)')]);
    expect((await mail(`retry --channel webhook ${key}`, both)).err).toContain('è già in attesa');
    expect((await mail(`retry --channel mail ${key}`, both)).err).toContain('è già inviato');
    for (const _ of [1, 2]) await sent();
    expect((await mail('retry --all --channel webhook', both)).out).toContain(
      'Di nuovo in attesa: 2 messaggi.',
    );
    expect((await mail('retry --all --channel webhook', both)).out).toContain(
      'Di nuovo in attesa: 0 messaggi.',
    );
    const states = (await stored()).map(({ deliveries }) =>
      deliveries.map(({ channel }) => channel).join(' '),
    );
    expect(states).toEqual(['mail webhook', '', 'mail webhook', 'mail webhook']);
  });

  it('takes only a channel that there is, and one that is set up', async () => {
    const key = await dead();
    expect((await mail(`retry --channel fax ${key}`, both)).err).toContain('mail, webhook');
    const off = await mail(`retry --channel webhook ${key}`, { channels: ['mail'] });
    expect([off.code, off.err]).toEqual([1, expect.stringContaining('LEADS_WEBHOOK_URL')]);
    expect((await mail(`retry ${key}`, { env: { npm_config_channel: 'webhook' } })).err).toContain(
      'due trattini',
    );
  });

  it('never asks whether a webhook has it already: its receiver tells repeats', async () => {
    const key = await accepted('a');
    await settleWebhook('500', 'failed');
    its.database.all("UPDATE deliveries SET state = 'dead' WHERE channel = 'webhook'");
    expect((await mail(`retry --channel webhook ${key}`, both)).code).toBe(0);
  });
});

it('keeps the channel in its hints, and asks about no mail that has left', async () => {
  const key = await accepted('a');
  const queue = createQueue(its.database, queueOptions());
  const claim = await queue.claim(NOW);
  if (!('key' in claim)) throw new Error('not claimed');
  await queue.settle(claim, { kind: 'failed', reason: '500', cause: 'refused', mayHaveArrived: true }, NOW);
  its.database.all("UPDATE deliveries SET state = 'dead' WHERE channel = 'mail'");
  expect((await mail(`retry --channel mail ${key}`, both)).err).toContain(`${key} --channel mail --anyway`);
  expect((await mail('retry --all --channel mail', both)).out).toContain(
    'retry --all --channel mail --anyway',
  );
  its.database.all("UPDATE deliveries SET state = 'sent' WHERE channel = 'mail'");
  await settleWebhook('410');
  expect((await mail(`retry ${key}`, both)).code).toBe(0);
});

describe('what waits in which channel', () => {
  it('is in the line for monitors, only where there is more than the mail', async () => {
    await post();
    expect((await mail('status', { channels: ['mail'] })).out).not.toContain('Per canale');
    await accepted('a');
    await accepted('b');
    await settleWebhook('410');
    const { code, out } = await mail('status', both);
    expect(code).toBe(2);
    expect(out).toContain(
      'Per canale: posta in attesa 3, da controllare 0; webhook in attesa 1, da controllare 1.',
    );
    expect((await mail('status', { channels: ['mail'] })).out).toContain(
      'webhook (non impostato) in attesa 1',
    );
  });

  it('is told of each message, with the reason', async () => {
    const key = await accepted('a');
    await settleWebhook('410');
    const { out } = await mail('', both);
    expect(out).toContain('    Posta: in attesa\n');
    expect(out).toContain(
      '    Webhook: da controllare · Motivo: il webhook ha rifiutato questo messaggio (410) · tentativi: 1\n',
    );
    const shown = (await mail(`show ${key}`, both)).out;
    expect(shown).toMatch(
      /^Canale: +Posta: in attesa\nCanale: +Webhook: da controllare\nMotivo: +il webhook/m,
    );
    expect((await mail(`show ${key}`, { channels: ['webhook'] })).out).toContain(
      'Posta, un canale non impostato',
    );
  });

  it('reports that a webhook has moved', async () => {
    await accepted('a');
    await settleWebhook('307', 'failed');
    const { code, out } = await mail('status', both);
    expect([code, out]).toEqual([2, expect.stringContaining('correggete LEADS_WEBHOOK_URL (307)')]);
  });
});

describe('npm run mail -- person', () => {
  it('gives all that is stored of a person, to hand over, as JSON', async () => {
    const key = await dead();
    await accepted('b');
    const { code, out, err } = await mail('person <Anna@Rossi.example> --json');
    expect([code, err]).toEqual([0, expect.stringContaining('1 messaggio di anna@rossi.example')]);
    const { leads } = await createLeads(its.database, []).page({ order: 'oldest', limit: 10 }, NOW);
    const own = leads.find((lead) => lead.key === key);
    expect(JSON.parse(out)).toEqual({ person: 'anna@rossi.example', messages: [own] });
    expect(await mail('person nessuno@altrove.example --json')).toMatchObject({
      code: 0,
      out: '{"person":"nessuno@altrove.example","messages":[\n\n]}\n',
    });
  });

  it('lists the same that erase deletes, and what only names the person', async () => {
    const key = await dead();
    await accepted('b');
    const naming = await mail('person anna@rossi.example');
    expect(naming.out).toContain(`  ${key}\n`);
    expect(naming.out).toContain('--json');
    expect((await mail('person anna')).err).toContain('indirizzo');
    const erased = await mail('erase anna@rossi.example --yes');
    expect(erased.out).toContain('Cancellati: 1 messaggio');
    expect((await mail('person anna@rossi.example')).out).toContain('0 messaggi');
  });
});

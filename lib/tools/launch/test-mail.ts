import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS, systemClock } from '@/lib/mail/clock';
import { attempt } from '@/lib/mail/delivery/delivery';
import { siteMessage } from '@/lib/mail/delivery/notice';
import type { EventAnswer, MailProvider, Outcome } from '@/lib/mail/delivery/provider';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import type { SiteAddresses } from '@/lib/mail/mail-text';
import { channelState } from '@/lib/mail/store/channels';
import { type Database, openDatabase } from '@/lib/mail/store/database';
import { StoreError } from '@/lib/mail/store/driver';
import { createLeads } from '@/lib/mail/store/leads';
import { nodeDriver } from '@/lib/mail/store/node-driver';
import { storeSiteMessage } from '@/lib/mail/store/notices';
import type { Pace } from '@/lib/mail/store/pace';
import { createQueue } from '@/lib/mail/store/queue';
import type { LaunchResult } from './result';
import { failed, noTurn, notStored, sentResult, takenBySite, withoutKey } from './test-mail-result';

/** How long to wait for a turn, or for the running site, in milliseconds: longer than the pause between two probes. */
const TURN_WAIT_MS = 35_000;

export type TestMailOptions = {
  /** Of the site's own store. */
  folder: string;
  apiKey: string | undefined;
  /** A local fake; the provider unless given. */
  baseUrl?: string | undefined;
  sender: SiteAddresses;
  pace: Pace;
  timeoutMs?: number;
  turnWaitMs?: number;
  /** How long to wait for the event of its arrival, in milliseconds. */
  eventWaitMs?: number;
  /** Interval of polling, in milliseconds. */
  pollMs?: number;
  /** Called when the message is stored. */
  stored?: () => Promise<void>;
};

/** `taken`: the running site has it. `late`: the pace gives no turn before a moment, in milliseconds since 1970. */
type Done =
  | { kind: 'sent' }
  | { kind: 'taken' }
  | { kind: 'late'; at: number }
  | { kind: 'failed'; outcome: Exclude<Outcome, { kind: 'accepted' }> };

/**
 * Sends one marked message to the company's box as every other one: stored, at pace, claimed, sent with its key. Where the
 * site is running, either of the two sends it. A message that fails is deleted and reported.
 */
export async function testMail(options: TestMailOptions): Promise<LaunchResult> {
  const { folder, apiKey, baseUrl, timeoutMs } = options;
  if (!apiKey) return withoutKey();
  const database = openDatabase(nodeDriver(folder));
  try {
    return await sendTest(database, resendProvider({ apiKey, baseUrl, timeoutMs }), options);
  } catch (error) {
    if (error instanceof StoreError) return notStored(error.message);
    throw error;
  } finally {
    database.close();
  }
}

async function sendTest(
  database: Database,
  provider: Required<MailProvider>,
  options: TestMailOptions,
): Promise<LaunchResult> {
  const { sender, pace, stored } = options;
  const leads = createLeads(database);
  const mark = crypto.randomUUID().slice(0, 4).toUpperCase();
  const subject = `${sender.brand}: prova della posta ${mark}`;
  const paragraphs = [
    'Questa è una prova. Se leggete questo messaggio, ciò che i visitatori scrivono nei moduli del sito arriva in questa casella.',
    'Non serve rispondere.\nL’ha chiesta chi gestisce il sito, con il comando npm run launch-check -- --test-mail',
  ];
  const message = siteMessage('test', sender, { subject, paragraphs, now: Date.now() });
  const { key } = message;
  await storeSiteMessage(database, message);
  await stored?.();
  const done = await sendStored(database, provider, key, options);
  if (done.kind === 'taken') return takenBySite(key);
  if (done.kind === 'sent') {
    const [lead] = await leads.byKey(key, 1, Date.now());
    const id = lead?.deliveries[0]?.providerId;
    const result = sentResult(sender, subject, id ? await lastEvent(provider, id, options) : undefined);
    if (result.findings.length > 0) await leads.erase(key, Date.now());
    return result;
  }
  const isWithdrawn = (await leads.erase(key, Date.now())) !== 'sending';
  if (done.kind === 'failed') return failed(done.outcome, { key, isWithdrawn });
  return noTurn(pace.perHour, Math.ceil((done.at - Date.now()) / MINUTE_MS));
}

/** Sends the stored message, or waits for the site to do so. */
async function sendStored(
  database: Database,
  provider: MailProvider,
  key: string,
  { pace, pollMs = 500, turnWaitMs = TURN_WAIT_MS }: TestMailOptions,
): Promise<Done> {
  const queue = createQueue(database, 'mail', pace);
  const leads = createLeads(database);
  const until = Date.now() + turnWaitMs;
  for (;;) {
    const now = Date.now();
    const turn = await queue.claim(now, key);
    if ('key' in turn) {
      const outcome = await attempt(turn, { queue, provider, clock: systemClock, log: () => {} });
      return outcome.kind === 'accepted' ? { kind: 'sent' } : { kind: 'failed', outcome };
    }
    const [lead] = await leads.byKey(key, 1, now);
    if (lead?.state === 'sent') return { kind: 'sent' };
    if (lead?.state === 'dead') {
      return { kind: 'failed', outcome: { kind: 'rejected', reason: lead.reason ?? '' } };
    }
    if (lead?.state === 'sending') {
      if (now > until) return { kind: 'taken' };
    } else if (Math.max(now, turn.at) > until) {
      const { cause, reason } = channelState(database, 'mail');
      if (!cause) return { kind: 'late', at: turn.at };
      return { kind: 'failed', outcome: { kind: 'deferred', cause, reason: reason ?? '' } };
    }
    await wait(pollMs);
  }
}

const UNDER_WAY = new Set([undefined, 'queued', 'scheduled', 'sent', 'delivery_delayed']);

/** Polls until there is a final event, or for as long as a person waits. */
async function lastEvent(
  provider: Required<MailProvider>,
  id: string,
  { eventWaitMs = 20_000, pollMs = 2000 }: TestMailOptions,
): Promise<EventAnswer> {
  const until = Date.now() + eventWaitMs;
  for (;;) {
    await wait(pollMs);
    const answer = await provider.lastEvent(id);
    const open = answer.kind === 'deferred' || (answer.kind === 'event' && UNDER_WAY.has(answer.event));
    if (!open || Date.now() >= until) return answer;
  }
}

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { HOUR_MS, systemClock } from '@/lib/mail/clock';
import { createAttempts } from '@/lib/mail/delivery/attempt';
import { isUndelivered } from '@/lib/mail/delivery/delivery-events';
import type { EventAnswer, MailProvider, Outcome } from '@/lib/mail/delivery/provider';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import { type SiteAddresses, siteMessage } from '@/lib/mail/message/site-message';
import { type Spool, SpoolError } from '@/lib/mail/spool/spool';
import { withSpool } from '../mail/context';
import { type LaunchResult, mergeResults, toFix, toKnow } from './result';

/** How long a message may take that the running site has claimed, in milliseconds: one attempt, and its time-out. */
const CLAIMED_WAIT_MS = 15_000;

export type TestMailOptions = {
  /** The site's own spool. */
  folder: string;
  apiKey: string | undefined;
  /** A local fake; the provider unless given. */
  baseUrl?: string | undefined;
  sender: SiteAddresses;
  /** The sending pace (MAIL_PER_HOUR). */
  perHour: number;
  timeoutMs?: number;
  /** How long to wait for the event of its arrival, in milliseconds. */
  eventWaitMs?: number;
  /** Interval of polling, in milliseconds. */
  pollMs?: number;
  /** Called when the message is in the spool. */
  stored?: () => Promise<void>;
};

type Done =
  | { kind: 'sent' }
  | { kind: 'failed'; outcome: Exclude<Outcome, { kind: 'accepted' }> }
  | { kind: 'elsewhere' };

/**
 * Sends one marked message to the company's box as every other one: stored, within the hour's pace, claimed, sent with
 * its key. Where the site is running, either of the two sends it. A message that fails is deleted and reported.
 */
export async function testMail(options: TestMailOptions): Promise<LaunchResult> {
  const { apiKey, baseUrl, timeoutMs } = options;
  if (!apiKey) {
    return problem(
      'Il messaggio di prova non è partito: senza chiave del fornitore il sito non spedisce nulla',
      'impostazione RESEND_API_KEY',
      'Create una chiave presso il fornitore (Resend), scrivetela in .env e ripetete il comando.',
    );
  }
  const provider = resendProvider({ apiKey, baseUrl, timeoutMs });
  try {
    return await withSpool(options.folder, (spool) => sendTest(spool, provider, options));
  } catch (error) {
    if (!(error instanceof SpoolError)) throw error;
    return problem(
      `Il messaggio di prova non si può conservare. ${error.message}`,
      'impostazione MAIL_SPOOL_DIR',
      'Date la cartella all’utente con cui gira il sito, e ripetete il comando come quell’utente.',
    );
  }
}

async function sendTest(
  spool: Spool,
  provider: Required<MailProvider>,
  options: TestMailOptions,
): Promise<LaunchResult> {
  const { sender, perHour } = options;
  const now = Date.now();
  const sent = (await spool.list('sent')).filter(({ storedAt }) => Math.abs(now - storedAt) < HOUR_MS).length;
  if (sent >= perHour) {
    return problem(
      `Il messaggio di prova non è partito: il ritmo di quest’ora (${perHour}) è già usato dai messaggi dei visitatori`,
      'impostazione MAIL_PER_HOUR',
      'Ripetete il comando fra un’ora.',
    );
  }
  const key = randomUUID();
  const subject = `${sender.brand}: prova della posta ${key.slice(0, 4).toUpperCase()}`;
  const lines = [
    'Questa è una prova. Se leggete questo messaggio, ciò che i visitatori scrivono nei moduli del sito arriva in questa casella.',
    '',
    'Non serve rispondere.',
    'L’ha chiesta chi gestisce il sito, con il comando npm run launch-check -- --test-mail',
  ];
  await spool.store(siteMessage('test', sender, { key, subject, lines, now: new Date(now) }));
  await options.stored?.();
  const done = await sendStored(spool, provider, key, options);
  if (done.kind === 'failed') return failed(done.outcome, await withdraw(spool, key), key);
  if (done.kind === 'elsewhere') {
    return problem(
      'Il messaggio di prova è in mano al sito acceso, che non l’ha ancora spedito',
      `messaggio ${key}`,
      `Guardate che cosa ne è stato: npm run mail -- show ${key.slice(0, 8)}`,
    );
  }
  return sentResult(spool, provider, { key, subject }, options);
}

/** Sends the stored message, or waits for the site to do so. */
async function sendStored(
  spool: Spool,
  provider: MailProvider,
  key: string,
  { pollMs = 500 }: TestMailOptions,
): Promise<Done> {
  const attempts = createAttempts({
    spool,
    provider,
    log: () => {},
    clock: systemClock,
    failpoint: () => {},
  });
  const until = Date.now() + CLAIMED_WAIT_MS;
  while (Date.now() < until) {
    const outcome = await attempts.attempt(key);
    if (outcome.kind === 'accepted') return { kind: 'sent' };
    if (outcome.kind !== 'gone' && outcome.kind !== 'undeliverable') return { kind: 'failed', outcome };
    const state = await spool.stateOf(key);
    if (state === 'sent') return { kind: 'sent' };
    if (state === 'deadLetter') {
      const { reason = '' } = await spool.note(key);
      return { kind: 'failed', outcome: { kind: 'rejected', reason } };
    }
    await wait(pollMs);
  }
  return { kind: 'elsewhere' };
}

/** Deletes the test message. @returns whether it was there */
async function withdraw(spool: Spool, key: string): Promise<boolean> {
  for (const state of ['waiting', 'deadLetter', 'sent'] as const) {
    if (await spool.erase({ key, state })) return true;
  }
  return false;
}

async function sentResult(
  spool: Spool,
  provider: Required<MailProvider>,
  { key, subject }: { key: string; subject: string },
  options: TestMailOptions,
): Promise<LaunchResult> {
  const { to, from, brand } = options.sender;
  const sent = toKnow(
    `Il messaggio di prova è partito. Guardate la casella ${to}: entro 5 minuti deve arrivarvi un messaggio con l’oggetto «${subject}», da «${brand} (sito)» <${from}>.`,
    'Se non arriva, cercatelo nello spam. Se è lì, segnatelo come «non spam», e fate mettere in regola SPF e DKIM del dominio che spedisce. Se non è nemmeno lì, aprite il pannello del fornitore (Resend, Emails): accanto al messaggio c’è scritto che cosa ne è stato.',
  );
  const id = (await spool.note(key)).delivery?.id;
  const answer = id ? await lastEvent(provider, id, options) : undefined;
  if (answer?.kind === 'forbidden') {
    return mergeResults([sent, toKnow('La chiave può solo spedire: il sito non può vedere se è arrivato.')]);
  }
  const event = answer?.kind === 'event' ? answer.event : undefined;
  if (event === 'delivered' || event === 'opened' || event === 'clicked') {
    return mergeResults([sent, toKnow('Il fornitore dice di averlo consegnato a quella casella.')]);
  }
  if (event && isUndelivered(event)) {
    await withdraw(spool, key);
    return problem(
      `Il messaggio di prova non è arrivato a ${to}: il fornitore lo segna come «${event}»`,
      'impostazione MAIL_TO',
      event === 'suppressed'
        ? 'Quella casella ha respinto messaggi in passato e il fornitore non le consegna più nulla: toglietela dall’elenco «Suppressions» nel pannello del fornitore (Resend), poi ripetete il comando.'
        : 'Controllate che la casella esista e non sia piena; il pannello del fornitore (Resend, Emails) dice perché. Poi ripetete il comando.',
    );
  }
  return mergeResults([sent, toKnow('Il fornitore non ha ancora detto se è arrivato.')]);
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

function failed(
  outcome: Exclude<Outcome, { kind: 'accepted' }>,
  isWithdrawn: boolean,
  key: string,
): LaunchResult {
  const { kind, reason } = outcome;
  const after = isWithdrawn
    ? `Il messaggio di prova è stato ritirato${kind === 'unknown' ? ', ma potrebbe arrivare lo stesso' : ''}.`
    : `Il messaggio di prova è rimasto nella cartella: npm run mail -- show ${key.slice(0, 8)}`;
  if (kind === 'rejected') {
    return problem(
      `Il fornitore rifiuta il messaggio di prova (${reason})`,
      'impostazioni MAIL_FROM e MAIL_TO',
      `Controllate le due caselle, e che il dominio di MAIL_FROM sia verificato presso il fornitore (Resend, Domains). ${after}`,
    );
  }
  if (/^40[13]\b/.test(reason) || reason.includes('API key')) {
    return problem(
      `Il fornitore non accetta la chiave, o il dominio del mittente (${reason})`,
      'impostazioni RESEND_API_KEY e MAIL_FROM',
      `Create una chiave nuova nel pannello del fornitore (Resend, API Keys) e verificate il dominio di MAIL_FROM (Resend, Domains). ${after}`,
    );
  }
  if (reason.startsWith('429')) {
    return problem(
      `Il fornitore dice che i messaggi sono troppi (${reason})`,
      'pannello del fornitore (Resend, Usage)',
      `Ripetete il comando fra qualche minuto; se dura, il piano del fornitore non basta. ${after}`,
    );
  }
  return problem(
    `Il fornitore di posta non risponde (${reason})`,
    'rete del server',
    `Controllate che il server raggiunga https://api.resend.com, e ripetete il comando. ${after}`,
  );
}

const problem = (what: string, where: string, fix: string) => toFix({ what, where, fix });

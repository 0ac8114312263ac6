import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '@/lib/mail/clock';
import { createAttempts } from '@/lib/mail/delivery/attempt';
import { siteMessage } from '@/lib/mail/delivery/notice';
import type { MailProvider } from '@/lib/mail/delivery/provider';
import type { SiteAddresses } from '@/lib/mail/mail-text';
import { channelState } from '@/lib/mail/store/channels';
import type { Database } from '@/lib/mail/store/database';
import type { Lead } from '@/lib/mail/store/lead';
import { createLeads } from '@/lib/mail/store/leads';
import { storeSiteMessage } from '@/lib/mail/store/notices';
import type { Pace } from '@/lib/mail/store/pace';
import { createQueue } from '@/lib/mail/store/queue';
import { reasonText } from '../mail/labels';
import type { LaunchResult } from './result';

export type TestMailOptions = {
  /** The site's own store. */
  database: Database;
  provider: MailProvider;
  sender: SiteAddresses;
  pace: Pace;
  /** How long to wait for a turn, or for the running site, in milliseconds: longer than the pause between two probes. */
  waitMs?: number;
};

const POLL_INTERVAL_MS = 500;

/**
 * Sends one marked message to the company's box as every other one: stored, and sent at pace by whoever claims it first,
 * this process or the running site. A message that fails is taken back.
 */
export async function testMail({ database, sender, ...options }: TestMailOptions): Promise<LaunchResult> {
  const mark = crypto.randomUUID().slice(0, 4).toUpperCase();
  const subject = `${sender.brand}: prova della posta ${mark}`;
  const paragraphs = [
    'Questa è una prova. Se leggete questo messaggio, ciò che i visitatori scrivono nei moduli del sito arriva in questa casella.',
    'Non serve rispondere.\nL’ha chiesta chi gestisce il sito, con il comando npm run launch-check -- --test-mail',
  ];
  const message = siteMessage('test', sender, { subject, paragraphs, now: Date.now() });
  await storeSiteMessage(database, message);
  const lead = await sendStored(database, message.key, options);
  if (lead?.state === 'sent') {
    return [
      `Il messaggio di prova è partito. Guardate la casella ${sender.to}: entro 5 minuti deve arrivarvi un messaggio con l’oggetto «${subject}», da «${sender.brand} (sito)» <${sender.from}>.`,
      'Se non arriva, cercatelo nello spam. Se è lì, segnatelo come «non spam», e fate mettere in regola SPF e DKIM del dominio che spedisce. Se non è nemmeno lì, aprite il pannello del fornitore (Resend, Emails): accanto al messaggio c’è scritto che cosa ne è stato.',
    ];
  }
  if ((await createLeads(database).erase(message.key, Date.now())) === 'sending') {
    return [
      {
        what: 'Il messaggio di prova è in mano al sito acceso, che non l’ha ancora spedito',
        where: `messaggio ${message.key}`,
        fix: `Guardate che cosa ne è stato: npm run mail -- show ${message.key.slice(0, 8)}`,
      },
    ];
  }
  const reason = lead?.reason ?? channelState(database, 'mail').reason;
  const why = reason
    ? reasonText(reason)
    : 'il ritmo di quest’ora (MAIL_PER_HOUR) è già usato dai messaggi dei visitatori';
  return [
    {
      what: `Il messaggio di prova non è partito, ed è stato ritirato: ${why}`,
      where: 'impostazioni RESEND_API_KEY, MAIL_FROM e MAIL_TO',
      fix: 'Controllate la chiave, le due caselle e la rete del server, e che il dominio di MAIL_FROM sia verificato presso il fornitore (Resend, Domains). Poi ripetete il comando.',
    },
  ];
}

/** Sends the stored message, or waits for the site to do so. @returns what became of it */
async function sendStored(
  database: Database,
  key: string,
  { provider, pace, waitMs = 35_000 }: Pick<TestMailOptions, 'provider' | 'pace' | 'waitMs'>,
): Promise<Lead | undefined> {
  const queue = createQueue(database, 'mail', pace);
  const { attempt } = createAttempts({ queue, provider, clock: systemClock, log: () => {} });
  const until = Date.now() + waitMs;
  for (;;) {
    const turn = await queue.claim(Date.now(), key);
    if ('key' in turn) await attempt(turn);
    const [lead] = await createLeads(database).byKey(key, 1, Date.now());
    const isOpen = lead?.state === 'sending' || (lead?.state === 'waiting' && !lead.reason);
    if (!isOpen || Date.now() > until) return lead;
    await wait(POLL_INTERVAL_MS);
  }
}

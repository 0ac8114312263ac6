import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '@/lib/clock';
import { createSender } from '@/lib/mail/delivery/sender';
import type { ChannelSetup } from '@/lib/mail/delivery/setups';
import { type SiteAddresses, siteMessage } from '@/lib/mail/delivery/site-messages';
import { channelState } from '@/lib/mail/store/channel-state';
import type { Database } from '@/lib/mail/store/database';
import { createLeads, type Lead, type Leads } from '@/lib/mail/store/leads';
import { storeSiteMessage } from '@/lib/mail/store/notices';
import { reasonText } from '../mail/labels';
import type { LaunchResult } from './result';

export type TestMailOptions = {
  /** The site's own store. */
  database: Database;
  /** The channel of the mail. */
  setup: ChannelSetup;
  /** Whether it is a mail server of the company's own, and not Resend. */
  isOwnServer: boolean;
  sender: SiteAddresses;
  /** How long to wait for a turn, or for the running site, in milliseconds: longer than the pause between two probes. */
  waitMs?: number;
};

const POLL_INTERVAL_MS = 500;

/**
 * Sends one marked message to the company's box as every other one: stored, and sent at pace by whoever claims it first,
 * this process or the running site. A message that fails is taken back.
 */
export async function testMail(testOptions: TestMailOptions): Promise<LaunchResult> {
  const { database, sender, isOwnServer, ...options } = testOptions;
  const leads = createLeads(database, [options.setup.channel]);
  const mark = crypto.randomUUID().slice(0, 4).toUpperCase();
  const subject = `${sender.brand}: prova della posta ${mark}`;
  const paragraphs = [
    'Questa è una prova. Se leggete questo messaggio, ciò che i visitatori scrivono nei moduli del sito arriva in questa casella.',
    'Non serve rispondere.\nL’ha chiesta chi gestisce il sito, con il comando npm run launch-check -- --test-mail',
  ];
  const message = siteMessage('test', sender, Date.now(), subject, { title: subject, rows: [], paragraphs });
  await storeSiteMessage(database, message);
  const lead = await sendStored(database, leads, message.key, options);
  if (lead?.state === 'sent') {
    return [
      `Il messaggio di prova è partito. Guardate la casella ${sender.to}: entro 5 minuti deve arrivarvi un messaggio con l’oggetto «${subject}», da «${sender.brand} (sito)» <${sender.from}>.`,
      'Se non arriva, cercatelo nello spam. Se è lì, segnatelo come «non spam», e fate mettere in regola SPF e DKIM del dominio che spedisce. Se non è nemmeno lì, ' +
        (isOwnServer
          ? 'chi gestisce il server di posta ne trova la traccia nel suo registro.'
          : 'aprite il pannello del fornitore (Resend, Emails): accanto al messaggio c’è scritto che cosa ne è stato.'),
    ];
  }
  if ((await leads.erase([message.key], Date.now())).sending > 0) {
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
      where: `impostazioni ${isOwnServer ? 'SMTP_URL' : 'RESEND_API_KEY'}, MAIL_FROM e MAIL_TO`,
      fix: isOwnServer
        ? 'Controllate l’indirizzo, l’utente e la password, le due caselle e la rete del server, e che il server di posta accetti MAIL_FROM come mittente. Poi ripetete il comando.'
        : 'Controllate la chiave, le due caselle e la rete del server, e che il dominio di MAIL_FROM sia verificato presso il fornitore (Resend, Domains). Poi ripetete il comando.',
    },
  ];
}

/** Sends the stored message, or waits for the site to do so. @returns what became of it */
async function sendStored(
  database: Database,
  leads: Leads,
  key: string,
  { setup, waitMs = 35_000 }: Pick<TestMailOptions, 'setup' | 'waitMs'>,
): Promise<Lead | undefined> {
  const attempt = createSender({ database, setup, clock: systemClock, log: () => {} });
  const until = Date.now() + waitMs;
  for (;;) {
    await attempt(key);
    const [lead] = (await leads.page({ order: 'newest', key, limit: 1 }, Date.now())).leads;
    const isOpen = lead?.state === 'sending' || (lead?.state === 'waiting' && !lead.reason);
    if (!isOpen || Date.now() > until) return lead;
    await wait(POLL_INTERVAL_MS);
  }
}

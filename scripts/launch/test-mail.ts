import { siteMessage } from '@/lib/mail/delivery/site-messages';
import { smtpProvider } from '@/lib/mail/delivery/smtp-provider';
import { transportsOf } from '@/lib/mail/delivery/transports';
import type { Settings } from '@/lib/settings';
import { reasonText } from '@/scripts/mail/labels';
import type { LaunchResults } from './result';

/**
 * Sends a test message to the company's mailbox, by the channel of all other mails.
 * @returns notes on what to look for in the mailbox, or a finding if the message could not be sent
 */
export async function testMail(settings: Settings, brand: string): Promise<LaunchResults> {
  const channel = transportsOf(settings, { smtp: smtpProvider }).find(
    (transport) => transport.channel === 'mail',
  );
  // serverFindings reports a missing channel.
  if (!channel) return [];
  const { mailTo: to, mailFrom: from, smtp } = settings;
  const subject = `${brand}: prova della posta ${crypto.randomUUID().slice(0, 4).toUpperCase()}`;
  const paragraphs = [
    'Questa è una prova. Se leggete questo messaggio, ciò che i visitatori scrivono nei moduli del sito arriva in questa casella.',
    'Non serve rispondere.\nL’ha chiesta chi gestisce il sito, con il comando npm run launch-check -- --test-mail',
  ];
  const text = { title: subject, rows: [], paragraphs };
  const outcome = await channel.send(siteMessage('test', { to, from, brand }, Date.now(), text));
  if (outcome.kind !== 'sent') {
    return [
      {
        what: `Il messaggio di prova non è partito: ${reasonText(outcome.reason)}`,
        where: `impostazioni ${smtp ? 'SMTP_URL' : 'RESEND_API_KEY'}, MAIL_FROM e MAIL_TO`,
        fix: 'Controllate queste impostazioni e la rete del server, e che chi spedisce accetti MAIL_FROM come mittente (Resend, Domains). Poi ripetete il comando.',
      },
    ];
  }
  return [
    `Il messaggio di prova è partito. Guardate la casella ${to}: entro 5 minuti deve arrivarvi un messaggio con l’oggetto «${subject}», da «${brand} (sito)» <${from}>.`,
    'Se non arriva, cercatelo nello spam. Se è lì, segnatelo come «non spam», e fate mettere in regola SPF e DKIM del dominio che spedisce.',
  ];
}

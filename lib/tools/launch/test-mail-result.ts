import { isUndelivered } from '@/lib/mail/delivery/events';
import type { EventAnswer, Outcome } from '@/lib/mail/delivery/provider';
import type { SiteAddresses } from '@/lib/mail/mail-text';
import { type LaunchResult, mergeResults, toFix, toKnow } from './result';

const problem = (what: string, where: string, fix: string) => toFix({ what, where, fix });

export const withoutKey = () =>
  problem(
    'Il messaggio di prova non è partito: senza chiave del fornitore il sito non spedisce nulla',
    'impostazione RESEND_API_KEY',
    'Create una chiave presso il fornitore (Resend), scrivetela in .env e ripetete il comando.',
  );

export const notStored = (reason: string) =>
  problem(
    `Il messaggio di prova non si può conservare. ${reason}`,
    'impostazione MAIL_SPOOL_DIR',
    'Date la cartella all’utente con cui gira il sito, e ripetete il comando come quell’utente.',
  );

export const takenBySite = (key: string) =>
  problem(
    'Il messaggio di prova è in mano al sito acceso, che non l’ha ancora spedito',
    `messaggio ${key}`,
    `Guardate che cosa ne è stato: npm run mail -- show ${key.slice(0, 8)}`,
  );

/** @param minutes until the next turn */
export const noTurn = (perHour: number, minutes: number) =>
  problem(
    `Il messaggio di prova non è partito: il ritmo di quest’ora (${perHour}) è già usato dai messaggi dei visitatori`,
    'impostazione MAIL_PER_HOUR',
    `Ripetete il comando fra ${minutes > 1 ? `${minutes} minuti` : 'un minuto'}.`,
  );

/** What an attempt that failed means. @param isWithdrawn whether the message was taken back */
export function failed(
  outcome: Exclude<Outcome, { kind: 'accepted' }>,
  { key, isWithdrawn }: { key: string; isWithdrawn: boolean },
): LaunchResult {
  const { kind, reason } = outcome;
  const after = isWithdrawn
    ? `Il messaggio di prova è stato ritirato${kind === 'unknown' ? ', ma potrebbe arrivare lo stesso' : ''}.`
    : `Il messaggio di prova è rimasto nell’archivio: npm run mail -- show ${key.slice(0, 8)}`;
  if (kind === 'rejected') {
    return problem(
      `Il fornitore rifiuta il messaggio di prova (${reason})`,
      'impostazioni MAIL_FROM e MAIL_TO',
      `Controllate le due caselle, e che il dominio di MAIL_FROM sia verificato presso il fornitore (Resend, Domains). ${after}`,
    );
  }
  const cause = kind === 'deferred' ? outcome.cause : 'unreachable';
  if (cause === 'refused') {
    return problem(
      `Il fornitore non accetta la chiave, o il dominio del mittente (${reason})`,
      'impostazioni RESEND_API_KEY e MAIL_FROM',
      `Create una chiave nuova nel pannello del fornitore (Resend, API Keys) e verificate il dominio di MAIL_FROM (Resend, Domains). ${after}`,
    );
  }
  if (cause === 'limited') {
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

/** What the owner must see. @param answer what the provider says has become of the message */
export function sentResult(
  { to, from, brand }: SiteAddresses,
  subject: string,
  answer: EventAnswer | undefined,
): LaunchResult {
  const sent = toKnow(
    `Il messaggio di prova è partito. Guardate la casella ${to}: entro 5 minuti deve arrivarvi un messaggio con l’oggetto «${subject}», da «${brand} (sito)» <${from}>.`,
    'Se non arriva, cercatelo nello spam. Se è lì, segnatelo come «non spam», e fate mettere in regola SPF e DKIM del dominio che spedisce. Se non è nemmeno lì, aprite il pannello del fornitore (Resend, Emails): accanto al messaggio c’è scritto che cosa ne è stato.',
  );
  if (answer?.kind === 'forbidden') {
    return mergeResults([sent, toKnow('La chiave può solo spedire: il sito non può vedere se è arrivato.')]);
  }
  const event = answer?.kind === 'event' ? answer.event : undefined;
  if (event === 'delivered' || event === 'opened' || event === 'clicked') {
    return mergeResults([sent, toKnow('Il fornitore dice di averlo consegnato a quella casella.')]);
  }
  if (event && isUndelivered(event)) {
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

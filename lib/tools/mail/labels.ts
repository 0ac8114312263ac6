import type { LeadOrigin, MailMessage, MessageOrigin } from '@/lib/mail/message';
import { SENT_DAYS, SPAM_DAYS } from '@/lib/mail/retention';
import type { SpoolState } from '@/lib/mail/spool/spool';

/** What a state is called, what it means and what to do about it. */
export type StateLabels = { name: string; one: string; meaning: string; todo: string };

const STATES: Record<SpoolState, StateLabels> = {
  waiting: {
    name: 'In attesa',
    one: 'in attesa',
    meaning: 'Accettati e al sicuro sul disco; il sito li spedisce da solo.',
    todo: 'Nulla, se partono entro un’ora. Altrimenti guardate il motivo e controllate che il sito sia acceso.',
  },
  inflight: {
    name: 'In invio',
    one: 'in invio',
    meaning: 'Il sito li sta consegnando in questo momento al fornitore di posta.',
    todo: 'Nulla.',
  },
  sent: {
    name: 'Inviati',
    one: 'inviato',
    meaning:
      'Il fornitore di posta li ha presi. Se si è potuto sapere, «Consegna» dice se sono arrivati nella casella.',
    todo: `Nulla; dopo ${SENT_DAYS} giorni il sito li cancella da qui.`,
  },
  deadLetter: {
    name: 'Da controllare',
    one: 'da controllare',
    meaning:
      'Il fornitore di posta li ha rifiutati o non li ha consegnati, o non si sa se siano arrivati: il sito non riprova da solo.',
    todo: 'Leggeteli e rispondete voi alla persona, poi cancellate il file; oppure fateli ripartire: npm run mail -- retry <chiave>',
  },
  damaged: {
    name: 'Danneggiati',
    one: 'danneggiato',
    meaning: 'Il file è tagliato o modificato: il sito non si fida a spedirlo.',
    todo: 'Aprite il file con un programma di posta o di testo e contattate voi la persona; poi cancellate il file.',
  },
  spam: {
    name: 'Spam',
    one: 'spam',
    meaning: 'Presi dalla trappola per i programmi automatici: non vengono mai spediti.',
    todo: `Date un’occhiata; se uno è di una persona vera: npm run mail -- release <chiave>. Dopo ${SPAM_DAYS} giorni il sito li cancella.`,
  },
};

/** @param sending whether a provider key is set; without one, the folder is where messages stay (D17) */
export function stateLabels(state: SpoolState, sending: boolean): StateLabels {
  if (sending || state !== 'waiting') return STATES[state];
  return {
    ...STATES.waiting,
    meaning: 'Accettati e conservati qui: nessun fornitore di posta è impostato (RESEND_API_KEY).',
    todo: 'Leggeteli da qui: nessuno li riceve per posta finché manca la chiave del fornitore.',
  };
}

/** What each way to write to the company is called. */
export const LEAD_FORM_LABELS: Record<LeadOrigin, string> = {
  demo: 'Richiesta di demo',
  contact: 'Modulo di contatto',
  partner: 'Candidatura partner',
  newsletter: 'Iscrizione alla newsletter',
  message: 'Messaggio libero',
};

export const FORM_LABELS: Record<MessageOrigin, string> = {
  ...LEAD_FORM_LABELS,
  notice: 'Avviso del sito',
  test: 'Messaggio di prova',
};

/** Why an attempt failed, for whoever does not read the provider's codes; what is no code stays as it is. */
export function reasonText(reason: string): string {
  const [code = ''] = reason.split(' ', 1);
  const means =
    /^\d{3}$/.test(code) || /^(?:E[A-Z]+|UND_ERR_\w+|TimeoutError)$/.test(code) ? meaning(code) : undefined;
  return means ? `${means} (${reason})` : reason;
}

function meaning(code: string): string {
  if (code === '401' || code === '403') return 'il fornitore non accetta la chiave o il dominio del mittente';
  if (code === '429') return 'il fornitore chiede di rallentare, o la quota è finita';
  if (['400', '409', '413', '422'].includes(code)) return 'il fornitore ha rifiutato questo messaggio';
  return 'il fornitore non risponde, o risponde male';
}

/** What the provider last said of a message that it has taken, in its own word. */
export function deliveryText(event: string | undefined): string {
  if (event === 'complained') return 'arrivato, ma la casella l’ha segnato come spam';
  if (['delivered', 'opened', 'clicked'].includes(event ?? '')) return 'arrivato';
  const words: Record<string, string> = {
    bounced: 'respinto dalla casella',
    suppressed: 'bloccato dal fornitore',
    failed: 'non riuscita',
    canceled: 'annullata',
    delivery_delayed: 'in ritardo, il fornitore riprova',
  };
  return words[event ?? ''] ?? 'non ancora confermata';
}

/** How many there are, with the right ending: «1 messaggio», «2 messaggi». */
export const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
export const messageCount = (n: number) => plural(n, 'messaggio', 'messaggi');

/** How long ago a moment was, in one unit. Both in milliseconds since 1970. */
export function age(then: number, now: number): string {
  const minutes = Math.floor((now - then) / 60_000);
  if (minutes < 1) return 'adesso';
  if (minutes < 60) return `${plural(minutes, 'minuto', 'minuti')} fa`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${plural(hours, 'ora', 'ore')} fa` : `${Math.floor(hours / 24)} giorni fa`;
}

const romeTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Rome',
});

/** A moment in Rome's time as `2026-03-05 11:20:30`, which sorts and which spreadsheets take for a date. */
export const isoTime = (moment: Date | number) => romeTime.format(moment);

// What a terminal obeys, hides or breaks a line at.
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** A stored value as one line without control, direction and invisible characters: it may be anybody's. */
export const safeLine = (text: string) => text.replace(CONTROL, ' ').replace(INVISIBLE, '');
/** The same for a text of several lines, which keeps them. */
export const safeLines = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map(safeLine)
    .join('\n');

/** Who wrote, as name and address. */
export function sender({ form, lead, replyTo }: MailMessage): string {
  if (form === 'notice' || form === 'test') return 'il sito stesso';
  const address = lead.email ?? replyTo;
  const parts = [lead.name, address && `<${address}>`].filter(Boolean);
  return parts.length > 0 ? safeLine(parts.join(' ')) : 'mittente non indicato';
}

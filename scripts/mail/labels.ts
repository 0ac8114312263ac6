import { LEAD_FORM_LABELS, type LeadColumns, leadColumns } from '@/lib/forms/lead-columns';
import { SENT_DAYS, SPAM_DAYS } from '@/lib/mail/delivery/maintenance';
import type { Channel, MessageForm } from '@/lib/mail/message/message';
import type { LeadState, StoredMessage } from '@/lib/mail/store/leads';

export const STATE_NAMES: Record<LeadState, string> = {
  waiting: 'in attesa',
  sending: 'in invio',
  sent: 'inviato',
  dead: 'da controllare',
  spam: 'spam',
};

/** The meaning of each state, and what the owner can do. */
export const MEANINGS: Record<LeadState, string> = {
  waiting: `Al sicuro qui. Con RESEND_API_KEY, SMTP_URL o LEADS_WEBHOOK_URL partono da soli; senza, leggeteli da qui.
  Se non partono: leggete il motivo e guardate se il sito è acceso.`,
  sending: 'Il sito li sta consegnando, da soli o raccolti in una sola e-mail.',
  sent: `Presi dalla posta, e dal webhook se c’è. Dopo ${SENT_DAYS} giorni il sito li cancella da qui.`,
  dead: `Rifiutati, o forse arrivati e forse no. Quelli «${STATE_NAMES.waiting}» il sito li riprova, gli altri no. Leggete il motivo, poi
  fateli ripartire (npm run mail -- retry --all), o rispondete voi e cancellateli (npm run mail -- erase <chiave>).`,
  spam: `Presi dalla trappola per i programmi: non partono. Dopo ${SPAM_DAYS} giorni il sito li
  cancella. Se uno è di una persona vera: npm run mail -- release <chiave>`,
};

/** Tells messages of visitors from messages of the site itself. */
export const isFromVisitor = (form: MessageForm): form is keyof typeof LEAD_FORM_LABELS =>
  Object.hasOwn(LEAD_FORM_LABELS, form);

export const formLabel = (form: MessageForm): string =>
  isFromVisitor(form) ? LEAD_FORM_LABELS[form] : 'Messaggio del sito';

/** Returns the content of a lead by column; nothing for messages of the site itself. */
export const columnsOf = ({ form, fields }: StoredMessage): LeadColumns =>
  isFromVisitor(form) ? leadColumns(form, fields) : {};

/** The reasons why a channel is paused until the owner acts. */
export const REFUSALS: Record<Channel, string> = {
  mail: 'il fornitore rifiuta la chiave o il dominio del mittente, o la casella aziendale',
  webhook: 'il webhook rifiuta il sito o non è più lì: controllate LEADS_WEBHOOK_URL',
};

/**
 * Explains why an attempt failed.
 * @param reason the code of the provider or the network
 */
export function reasonText(reason: string, channel: Channel = 'mail'): string {
  // Statuses of HTTP and SMTP.
  const refusesMessage = /^(?:400|409|413|422|55\d)\b/.test(reason);
  const refusesSite = /^(?:3\d\d|40[134]|410)\b/.test(reason);
  if (refusesMessage) return `chi lo riceve ha rifiutato questo messaggio (${reason})`;
  if (refusesSite) return `${REFUSALS[channel]} (${reason})`;
  // Other statuses, and errors of Node, undici and the providers; anything else is a text already.
  const isCode = /^(?:\d{3}\b|E[A-Z]+$|UND_ERR_|TimeoutError$|no |answer )/.test(reason);
  return isCode ? `chi lo riceve non risponde, o chiede di rallentare (${reason})` : reason;
}

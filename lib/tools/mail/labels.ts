import { LEAD_FORM_LABELS, type LeadColumns, leadColumns } from '@/lib/forms/lead-columns';
import type { Channel } from '@/lib/mail/channels';
import { SENT_DAYS, SPAM_DAYS } from '@/lib/mail/delivery/upkeep';
import type { Lead, LeadState } from '@/lib/mail/store/leads';
import type { MessageForm } from '@/lib/mail/store/message';

export const STATE_NAMES: Record<LeadState, string> = {
  waiting: 'in attesa',
  sending: 'in invio',
  sent: 'inviato',
  dead: 'da controllare',
  spam: 'spam',
};

/** What a state means and what to do. */
export const MEANINGS: Record<LeadState, string> = {
  waiting: `Al sicuro qui. Con un canale impostato (RESEND_API_KEY, SMTP_URL, LEADS_WEBHOOK_URL) partono da soli; senza,
  leggeteli da qui. Se non partono: leggete il motivo e guardate se il sito è acceso.`,
  sending: 'Il sito li sta consegnando, da soli o raccolti in una sola e-mail.',
  sent: `Presi da ogni canale impostato. Dopo ${SENT_DAYS} giorni il sito li cancella da qui.`,
  dead: `Rifiutati, o forse arrivati e forse no: il sito non riprova da solo. Leggete il motivo, poi fateli ripartire
  (npm run mail -- retry --all), o rispondete voi e cancellateli (npm run mail -- erase <chiave>).`,
  spam: `Presi dalla trappola per i programmi o spostati qui da voi: non partono. Dopo ${SPAM_DAYS} giorni il sito li
  cancella. Se uno è di una persona vera: npm run mail -- release <chiave>`,
};

/** Whether a message comes from a visitor, not from the site itself. */
export const isFromVisitor = (form: MessageForm): form is keyof typeof LEAD_FORM_LABELS =>
  Object.hasOwn(LEAD_FORM_LABELS, form);

export const formLabel = (form: MessageForm): string =>
  isFromVisitor(form) ? LEAD_FORM_LABELS[form] : 'Messaggio del sito';

/** The content of a lead by column. Empty for messages of the site itself. */
export const columnsOf = ({ form, fields }: Lead): LeadColumns =>
  isFromVisitor(form) ? leadColumns(form, fields) : {};

/** Why a channel stays paused until the owner acts. */
export const REFUSALS: Record<Channel, string> = {
  mail: 'il fornitore rifiuta la chiave o il dominio del mittente, o la casella aziendale',
  webhook: 'il webhook rifiuta il sito o non è più lì: controllate LEADS_WEBHOOK_URL',
};

/** Why an attempt failed: plain words, with the code of the provider or the network. */
export function reasonText(reason: string, channel: Channel = 'mail'): string {
  // Statuses of HTTP and SMTP that refuse only this message, then those that refuse the site.
  if (/^(?:400|409|413|422|55\d)\b/.test(reason))
    return `il canale ha rifiutato questo messaggio (${reason})`;
  if (/^(?:3\d\d|40[134]|410)\b/.test(reason)) return `${REFUSALS[channel]} (${reason})`;
  const isTechnical = /^(?:\d{3}\b|E[A-Z]+$|UND_ERR_|TimeoutError$|no |answer )/.test(reason);
  return isTechnical ? `il canale non risponde, o chiede di rallentare (${reason})` : reason;
}

import { LEAD_FORM_LABELS, type LeadColumns, leadColumns } from '@/lib/forms/lead-columns';
import type { Channel, Channels } from '@/lib/mail/channels';
import { SENT_DAYS, SPAM_DAYS } from '@/lib/mail/delivery/retention';
import type { PauseCause } from '@/lib/mail/store/circuit-breaker';
import type { Lead, LeadState } from '@/lib/mail/store/lead';
import type { MessageForm } from '@/lib/mail/store/message';

/** The name of a state, what it means and what to do about it. */
type StateLabels = { name: string; one: string; meaning: string; todo: string };

export const STATES: Record<LeadState, StateLabels> = {
  waiting: {
    name: 'In attesa',
    one: 'in attesa',
    meaning: 'Accettati e al sicuro sul disco; il sito li spedisce da solo.',
    todo: 'Nulla, se partono entro un’ora. Altrimenti guardate il motivo e controllate che il sito sia acceso.',
  },
  sending: {
    name: 'In invio',
    one: 'in invio',
    meaning: 'Il sito li sta consegnando in questo momento.',
    todo: 'Nulla.',
  },
  sent: {
    name: 'Inviati',
    one: 'inviato',
    meaning:
      'Presi da ogni canale impostato (la posta, il webhook). Se si è potuto sapere, «Consegna» dice se sono arrivati nella casella.',
    todo: `Nulla; dopo ${SENT_DAYS} giorni il sito li cancella da qui.`,
  },
  dead: {
    name: 'Da controllare',
    one: 'da controllare',
    meaning:
      'Un canale (la posta, il webhook) li ha rifiutati o non li ha consegnati, o non si sa se siano arrivati: il sito non riprova da solo.',
    todo: 'Leggete il motivo e rispondete voi alla persona, poi cancellateli: npm run mail -- purge --older-than 1 --state dead; oppure fateli ripartire: npm run mail -- retry <chiave>',
  },
  spam: {
    name: 'Spam',
    one: 'spam',
    meaning:
      'Presi dalla trappola per i programmi automatici, o spostati qui da voi (purge --state waiting): non vengono mai spediti.',
    todo: `Date un’occhiata; se uno è di una persona vera: npm run mail -- release <chiave>. Dopo ${SPAM_DAYS} giorni il sito li cancella.`,
  },
};

/** @param channels those that are set up; without any, messages stay in the store (D17) */
export function stateLabels(state: LeadState, channels: Channels): StateLabels {
  if (channels.length > 0 || state !== 'waiting') return STATES[state];
  return {
    ...STATES.waiting,
    meaning: 'Accettati e conservati qui: nessun fornitore di posta è impostato (RESEND_API_KEY o SMTP_URL).',
    todo: 'Leggeteli da qui: nessuno li riceve per posta finché manca un fornitore.',
  };
}

export const CHANNEL_LABELS: Record<Channel, string> = { mail: 'Posta', webhook: 'Webhook' };

export const FORM_LABELS: Record<MessageForm, string> = {
  ...LEAD_FORM_LABELS,
  notice: 'Avviso del sito',
  test: 'Messaggio di prova',
};

/** What a lead says, under the same names for all forms; nothing where the site itself wrote it. */
export const columnsOf = ({ form, fields }: Lead): LeadColumns =>
  form === 'notice' || form === 'test' ? {} : leadColumns(form, fields);

/** What keeps a channel from sending. */
const PAUSES: Record<Channel, Record<PauseCause, string>> = {
  mail: {
    refused: 'il fornitore rifiuta la chiave o il dominio del mittente',
    limited: 'il fornitore chiede di rallentare, o la quota è finita',
    unreachable: 'il fornitore non risponde, o risponde male',
  },
  webhook: {
    refused: 'il webhook manda a un altro indirizzo: correggete LEADS_WEBHOOK_URL',
    limited: 'il webhook chiede di rallentare',
    unreachable: 'il webhook non risponde, o risponde male',
  },
};

/**
 * Why an attempt failed, with a plain meaning before what the provider or the network said (provider-outcome.ts). What a
 * provider says in words needs none.
 * @param cause of a pause; without one it is told by the reason
 */
export function reasonText(reason: string, channel: Channel = 'mail', cause?: PauseCause): string {
  const isTechnical = /^(?:\d{3}\b|E[A-Z]+$|UND_ERR_|TimeoutError$|no |answer )/.test(reason);
  if (!isTechnical) return reason;
  return `${cause ? PAUSES[channel][cause] : meaning(reason, channel)} (${reason})`;
}

function meaning(reason: string, channel: Channel): string {
  const pauses = PAUSES[channel];
  if (reason.startsWith('429')) return pauses.limited;
  if (channel === 'webhook') {
    if (reason.startsWith('3')) return pauses.refused;
    return /^4(?!08)/.test(reason) ? 'il webhook ha rifiutato questo messaggio' : pauses.unreachable;
  }
  if (/^409$|concurrent/.test(reason)) return 'un altro tentativo è ancora in corso';
  if (/^(?:400|409|413|422)/.test(reason)) return 'il fornitore ha rifiutato questo messaggio';
  return /^(?:3|4(?!08))\d\d|API key$/.test(reason) ? pauses.refused : pauses.unreachable;
}

const EVENTS: Record<string, string> = {
  delivered: 'arrivato',
  opened: 'arrivato',
  clicked: 'arrivato',
  complained: 'arrivato, ma la casella l’ha segnato come spam',
  bounced: 'respinto dalla casella',
  suppressed: 'bloccato dal fornitore',
  failed: 'non riuscita',
  canceled: 'annullata',
  delivery_delayed: 'in ritardo, il fornitore riprova',
};

/** What became of a message that the provider took. @param event its last event, in the provider's word */
export const deliveryText = (event: string | null) => EVENTS[event ?? ''] ?? 'non ancora confermata';

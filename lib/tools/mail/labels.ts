import { SENT_DAYS, SPAM_DAYS } from '@/lib/mail/delivery/retention';
import type { LeadOrigin, MessageOrigin } from '@/lib/mail/message/message';
import type { SpoolState } from '@/lib/mail/spool/spool';

/** The name of a state, what it means and what to do about it. */
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

/** @param sending whether a provider key is set; without one, messages stay in the spool (D17) */
export function stateLabels(state: SpoolState, sending: boolean): StateLabels {
  if (sending || state !== 'waiting') return STATES[state];
  return {
    ...STATES.waiting,
    meaning: 'Accettati e conservati qui: nessun fornitore di posta è impostato (RESEND_API_KEY).',
    todo: 'Leggeteli da qui: nessuno li riceve per posta finché manca la chiave del fornitore.',
  };
}

/** The name of each way to write to the company. */
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

/** Why an attempt failed, with a plain meaning before the provider's codes. */
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

/** The delivery status of a message that the provider has accepted. @param event its last event, in the provider's word */
export function deliveryText(event: string | undefined): string {
  if (event === 'complained') return 'arrivato, ma la casella l’ha segnato come spam';
  if (['delivered', 'opened', 'clicked'].includes(event ?? '')) return 'arrivato';
  const labels: Record<string, string> = {
    bounced: 'respinto dalla casella',
    suppressed: 'bloccato dal fornitore',
    failed: 'non riuscita',
    canceled: 'annullata',
    delivery_delayed: 'in ritardo, il fornitore riprova',
  };
  return labels[event ?? ''] ?? 'non ancora confermata';
}

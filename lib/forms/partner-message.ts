import { withScheme } from './fields';
import { italianTime, type Row, rowsOf } from './message-text';
import { type Partner, partnerDefinition } from './partner';

/** The six documented keys, which the partner form posts beside its fields (section 7, D16). */
export type PartnerPayload = {
  to: string;
  subject: string;
  body: string;
  from: string;
  replyTo: string;
  senderName: string;
};

/** What an application says besides its reasons, label and value. */
export function partnerRows({ sito, ...application }: Partner): Row[] {
  const data = { ...application, sito: sito && withScheme(sito) };
  return rowsOf(partnerDefinition.fields, data, ['motivazione']);
}

export const partnerTitle = (application: Partner) => `Nuova candidatura partner: ${application.azienda}`;

/**
 * Builds the documented payload of a partner application: all fields and the send time, in Italian (section 7).
 * @param application a valid application; `sito` gets its scheme here
 * @param to the company's info box
 * @param sentAt the moment made once per filled form, so that a repeat has the same bytes (D16)
 */
export function partnerMessage(application: Partner, to: string, sentAt: Date): PartnerPayload {
  return {
    to,
    subject: partnerTitle(application),
    body: [
      'Nuova candidatura partner',
      '',
      ...partnerRows(application).map(([label, value]) => `${label}: ${value}`),
      '',
      'Motivazione:',
      application.motivazione,
      '',
      'Privacy policy accettata: sì',
      `Data di invio: ${italianTime(sentAt)}`,
    ].join('\n'),
    from: application.email,
    replyTo: application.email,
    senderName: application.referente,
  };
}

import { attributionText } from '@/lib/forms/attribution';
import {
  type FormMail,
  formMail,
  htmlOf,
  italianTime,
  type MailContent,
  NOT_GIVEN,
  textOf,
} from '@/lib/forms/form-mail';
import { type FormName, forms, isFormName } from '@/lib/forms/forms';
import type { Fields, Mail, NewMessage } from './message';

/** The content of a documented payload (D16). */
function payloadMail({ subject, senderName, replyTo, from, body }: Fields): FormMail {
  const text = (value: Fields[string]) => (typeof value === 'string' ? value : '');
  return {
    title: 'Messaggio dal sito',
    // The sender chose the subject. The mark shows that the message came through the site.
    subject: `[Sito] ${text(subject)}`,
    name: text(senderName),
    email: text(replyTo),
    rows: [
      ['Oggetto', text(subject)],
      ['Nome dichiarato', text(senderName) || NOT_GIVEN],
      ['Rispondere a', text(replyTo) || NOT_GIVEN],
      ['Mittente dichiarato', text(from) || NOT_GIVEN],
    ],
    long: { label: 'Testo', text: text(body) },
  };
}

/** The message of a form, with the consent. */
function mailWithConsent(form: FormName, fields: Fields): FormMail {
  const mail = formMail(forms[form], fields);
  return { ...mail, rows: [...mail.rows, forms[form].consent.row] };
}

/** The content of a visitor's message for the staff: every field with its label, the attribution and the time. */
export function contentOf({
  form,
  fields,
  attribution,
  receivedAt,
}: Pick<NewMessage, 'form' | 'fields' | 'attribution' | 'receivedAt'>): FormMail {
  const { rows, ...mail } = isFormName(form) ? mailWithConsent(form, fields) : payloadMail(fields);
  const from = attributionText(attribution);
  const received = ['Ricevuto il', italianTime(new Date(receivedAt))] as const;
  return { ...mail, rows: [...rows, ...(from ? [['Provenienza', from] as const] : []), received] };
}

type Envelope = {
  sender: { name: string; address: string };
  to: string;
  replyTo?: string | undefined;
  /** Safe in a header. */
  subject: string;
};

/** The e-mail as it goes to the provider, with text and HTML made from the same contents. */
export function mailOf({ sender, to, replyTo, subject }: Envelope, ...contents: MailContent[]): Mail {
  return {
    from: `"${sender.name.replace(/["\\]/g, '\\$&')}" <${sender.address}>`,
    to,
    ...(replyTo ? { replyTo } : {}),
    subject,
    text: textOf(...contents),
    html: htmlOf(...contents),
  };
}

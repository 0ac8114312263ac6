import { type FormMail, formMail, italianTime, NOT_GIVEN } from '@/lib/forms/form-mail';
import { forms } from '@/lib/forms/forms';
import { originText } from '@/lib/forms/origin';
import { HONEYPOT, PLAIN_EMAIL } from '@/lib/forms/rules';
import { mailOf } from '@/lib/mail/mail-text';
import type { NewMessage } from '@/lib/mail/store/message';
import { cleanSenderName, cleanSubject } from './guard';
import type { Payload } from './payload';
import { fingerprint, isSpam, type Submission } from './submission';

const payloadMail = (data: Payload): FormMail => ({
  title: 'Messaggio dal sito',
  // The sender chooses the subject: the mark shows that it came through the site.
  subject: `[Sito] ${data.subject}`,
  name: data.senderName,
  email: data.replyTo,
  rows: [
    ['Oggetto', data.subject],
    ['Nome dichiarato', data.senderName || NOT_GIVEN],
    ['Rispondere a', data.replyTo || NOT_GIVEN],
    ['Mittente dichiarato', data.from || NOT_GIVEN],
  ],
  long: { label: 'Testo', text: data.body },
});

const mailFor = (submission: Submission): FormMail =>
  submission.form === 'message'
    ? payloadMail(submission.data)
    : formMail(forms[submission.form], submission.data);

/**
 * How many bytes the long text of a message may have, in UTF-8. All that a form takes fits. A documented payload may have 64 KB,
 * with which a flood would fill the disk.
 */
const MAX_TEXT_BYTES = 20_000;

const count = new Intl.NumberFormat('it-IT');

/** Cuts a text that is too long, and says how long it was. */
function truncate(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= MAX_TEXT_BYTES) return text;
  // A character that is cut in two decodes to U+FFFD.
  const kept = bytes
    .toString('utf8', 0, MAX_TEXT_BYTES)
    .replace(/\uFFFD$/, '')
    .trimEnd();
  const [had, has] = [text, kept].map((each) => count.format([...each].length));
  return `${kept}\n\n[Testo tagliato: ne sono conservati i primi ${has} caratteri su ${had}.]`;
}

/** What the visitor sent, as it is kept: without the honeypot, and with the text that the message has. */
function fieldsOf(submission: Submission): NewMessage['fields'] {
  const { [HONEYPOT]: _, ...fields } = submission.data;
  return submission.form === 'message' ? { ...fields, body: truncate(submission.data.body) } : fields;
}

type ComposeOptions = Pick<NewMessage, 'key' | 'byContent' | 'origin'> & {
  mailTo: string;
  mailFrom: string;
  now: Date;
};

/**
 * Composes what is stored, and what the staff receive (D16): every field with its label, where it comes from and the time,
 * from escaped text. The sender is always the configured one; the visitor's name is part of its display name, the address
 * goes to Reply-To when it is fit for a header.
 */
export function compose(submission: Submission, options: ComposeOptions): NewMessage {
  const { mailTo, mailFrom, now, ...identity } = options;
  const { subject, name: givenName = '', email, rows, long, ...content } = mailFor(submission);
  const name = cleanSenderName(givenName);
  const from = originText(identity.origin);
  const envelope = {
    sender: { name: name ? `${name} (via sito)` : 'Sito', address: mailFrom },
    to: submission.form === 'message' ? submission.data.to : mailTo,
    replyTo: email && PLAIN_EMAIL.test(email) ? email : undefined,
    subject: cleanSubject(subject) || content.title,
  };
  const mail = mailOf(envelope, {
    ...content,
    rows: [...rows, ...(from ? [['Provenienza', from] as const] : []), ['Ricevuto il', italianTime(now)]],
    long: long && { label: long.label, text: truncate(long.text) },
  });
  return {
    ...identity,
    form: submission.form,
    fingerprint: fingerprint(submission),
    fields: fieldsOf(submission),
    mail,
    spam: isSpam(submission),
    receivedAt: now.getTime(),
  };
}

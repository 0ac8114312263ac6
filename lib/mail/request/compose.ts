import { type Contact, contactDefinition } from '@/lib/forms/contact';
import { contactRows, contactTitle } from '@/lib/forms/contact-message';
import { type Demo, demoDefinition } from '@/lib/forms/demo';
import { PLAIN_EMAIL, withScheme } from '@/lib/forms/fields';
import { italianTime, NOT_GIVEN, type Row, rowsOf, valueText } from '@/lib/forms/message-text';
import type { Newsletter } from '@/lib/forms/newsletter';
import { type Partner, partnerDefinition } from '@/lib/forms/partner';
import { partnerRows, partnerTitle } from '@/lib/forms/partner-message';
import { htmlOf } from '@/lib/mail/message/html-part';
import type { Lead, MailMessage } from '@/lib/mail/message/message';
import { cleanSenderName, cleanSubject } from './guard';
import type { Payload } from './payload';
import { fingerprint, type Submission } from './submission';

/** What a submission says: rows of label and value, then one longer text. */
type MessageContent = {
  title: string;
  subject: string;
  name?: string | undefined;
  email?: string | undefined;
  rows: readonly Row[];
  long?: { label: string; text: string } | undefined;
  /** What `name`, `email`, `subject` and `long` do not say. */
  lead?: Lead;
};

const accepted = ['Privacy policy accettata', 'sì'] as const;

/** Drops undefined fields, as JSON does: a message must read back as it was written. */
function leadOf(fields: { [Name in keyof Lead]: string | undefined }): Lead {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Lead;
}

function contactContent(data: Contact): MessageContent {
  return {
    title: 'Messaggio dal modulo di contatto',
    subject: contactTitle(data),
    name: `${data.firstName} ${data.lastName}`,
    email: data.email,
    rows: [...contactRows(data), accepted],
    long: { label: 'Messaggio', text: data.message },
    lead: leadOf({ phone: data.phone, subject: valueText(contactDefinition.fields.subject, data.subject) }),
  };
}

function partnerContent(data: Partner): MessageContent {
  return {
    title: 'Nuova candidatura partner',
    subject: partnerTitle(data),
    name: data.referente,
    email: data.email,
    rows: [...partnerRows(data), accepted],
    long: { label: 'Motivazione', text: data.motivazione },
    lead: leadOf({
      company: data.azienda,
      phone: data.telefono,
      website: data.sito && withScheme(data.sito),
      sector: data.settoreTarget,
      employees: data.dipendenti,
      kind: valueText(partnerDefinition.fields.tipoPartnership, data.tipoPartnership),
    }),
  };
}

function demoContent(data: Demo): MessageContent {
  return {
    title: 'Nuova richiesta di demo',
    subject: `Richiesta demo: ${data.nomeAzienda}`,
    name: data.nomeContatto,
    email: data.email,
    rows: [...rowsOf(demoDefinition.fields, data, ['note']), accepted],
    long: { label: 'Note', text: data.note ?? NOT_GIVEN },
    lead: leadOf({
      company: data.nomeAzienda,
      phone: data.telefono,
      sector: valueText(demoDefinition.fields.settore, data.settore),
      employees: data.numeroDipendenti,
    }),
  };
}

function newsletterContent(data: Newsletter): MessageContent {
  return {
    title: 'Iscrizione alla newsletter',
    subject: 'Iscrizione alla newsletter',
    email: data.email,
    rows: [
      ['Email', data.email],
      ['Consenso al trattamento dei dati personali', 'sì (Y)'],
    ],
  };
}

function payloadContent(data: Payload): MessageContent {
  return {
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
    long: { label: 'Testo', text: data.text },
  };
}

function contentOf(submission: Submission): MessageContent {
  switch (submission.form) {
    case 'contact':
      return contactContent(submission.data);
    case 'partner':
      return partnerContent(submission.data);
    case 'demo':
      return demoContent(submission.data);
    case 'newsletter':
      return newsletterContent(submission.data);
    case 'message':
      return payloadContent(submission.data);
  }
}

/**
 * Most bytes of the long text of a message, in UTF-8. All that a form takes fits. A documented payload may have 64 KB,
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

/**
 * Composes what the staff receive (D16): every field with its label and the time, from escaped text. The sender is
 * always the configured one; the visitor's name is part of its display name, the address goes to Reply-To when it is
 * fit for a header.
 */
export function compose(
  submission: Submission,
  {
    key,
    mailTo,
    mailFrom,
    now,
    clientKeys,
  }: { key: string; mailTo: string; mailFrom: string; now: Date; clientKeys: readonly string[] },
): MailMessage {
  const content = contentOf(submission);
  const long = content.long && { label: content.long.label, text: truncate(content.long.text) };
  const rows = [...content.rows, ['Ricevuto il', italianTime(now)] as const];
  const name = cleanSenderName(content.name ?? '');
  const lines = [
    content.title,
    '',
    ...rows.map(([label, value]) => `${label}: ${value}`),
    ...(long ? ['', `${long.label}:`, long.text] : []),
  ];
  const text = `${lines.join('\n')}\n`;
  return {
    key,
    fingerprint: fingerprint(submission),
    form: submission.form,
    from: { name: name ? `${name} (via sito)` : 'Sito', address: mailFrom },
    to: submission.form === 'message' ? submission.data.to : mailTo,
    replyTo: content.email && PLAIN_EMAIL.test(content.email) ? content.email : undefined,
    subject: cleanSubject(content.subject) || content.title,
    text,
    html: htmlOf(text),
    // The file keeps whole seconds.
    date: new Date(Math.floor(now.getTime() / 1000) * 1000),
    lead: leadOf({
      name: content.name,
      email: content.email,
      subject: content.subject,
      text: long?.text === NOT_GIVEN ? undefined : long?.text,
      ...content.lead,
    }),
    clientKeys,
  };
}

import { createHash } from 'node:crypto';
import { HONEYPOT, PLAIN_EMAIL } from '@/lib/forms/rules';
import { contentOf, mailOf } from '@/lib/mail/mail-text';
import type { NewMessage } from '@/lib/mail/store/message';
import type { Submission } from './submission';

/** Maximum length of the text of a documented payload, in bytes of UTF-8: with 64 KB a flood would fill the disk. */
const MAX_TEXT_BYTES = 20_000;

/** Cuts a text that is too long, and says so in it. A character that is cut in two decodes to U+FFFD. */
function truncate(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= MAX_TEXT_BYTES) return text;
  const kept = bytes.toString('utf8', 0, MAX_TEXT_BYTES).replace(/\uFFFD$/, '');
  const count = (each: string) => [...each].length.toLocaleString('it-IT');
  return `${kept.trimEnd()}\n\n[Testo tagliato: ne sono conservati i primi ${count(kept)} caratteri su ${count(text)}.]`;
}

/** What the visitor sent, as it is kept: without the honeypot. */
function fieldsOf({ form, data }: Submission): NewMessage['fields'] {
  const { [HONEYPOT]: _, ...fields } = data;
  return form === 'message' ? { ...fields, body: truncate(data.body) } : fields;
}

/** SHA-256 of the content of a submission, in hex, whatever the order of its fields (D16). */
function fingerprintOf({ form, data }: Submission): string {
  const pairs = Object.entries(data)
    .filter(([, value]) => value !== undefined && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([form, pairs]))
    .digest('hex');
}

const MAX_SENDER_NAME = 80;

/** A visitor's name for a display name, without what could end it or look like an address, also in full width (D16). */
function cleanSenderName(name: string): string {
  const plain = name.normalize('NFKC').replace(/[\p{Cc}\p{Cf}\p{Cs}"`<>()[\]{},;:\\|@=?]/gu, ' ');
  return [...plain.replace(/\s+/g, ' ').trim()].slice(0, MAX_SENDER_NAME).join('').trim();
}

/** A subject for a header (D16), without anything that looks like an encoded word (RFC 2047). May be empty. */
const cleanSubject = (subject: string): string => subject.replaceAll('=?', '= ?').trim();

type ComposeOptions = Pick<NewMessage, 'key' | 'byContent' | 'origin' | 'receivedAt'> & {
  mailTo: string;
  mailFrom: string;
};

/**
 * Composes the message to store, with the e-mail for the staff (D16). The sender is always MAIL_FROM; the visitor's name is part
 * of its display name, and the visitor's address goes to Reply-To if it is valid in a header.
 */
export function compose(
  submission: Submission,
  { mailTo, mailFrom, ...identity }: ComposeOptions,
): NewMessage {
  const { form, data } = submission;
  const stored = { ...identity, form, fields: fieldsOf(submission) };
  const { subject, name: givenName = '', email, ...content } = contentOf(stored);
  const name = cleanSenderName(givenName);
  const envelope = {
    sender: { name: name ? `${name} (via sito)` : 'Sito', address: mailFrom },
    to: form === 'message' ? data.to : mailTo,
    replyTo: email && PLAIN_EMAIL.test(email) ? email : undefined,
    subject: cleanSubject(subject) || content.title,
  };
  return {
    ...stored,
    fingerprint: fingerprintOf(submission),
    mail: mailOf(envelope, content),
    // The honeypot was filled in (D19).
    spam: Boolean(data[HONEYPOT]),
  };
}

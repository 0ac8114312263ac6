import { createHash } from 'node:crypto';
import { HONEYPOT, PLAIN_EMAIL } from '@/lib/forms/rules';
import { contentOf, mailOf } from '@/lib/mail/message/mail-text';
import type { NewMessage } from '@/lib/mail/message/message';
import type { Submission } from './submission';

/** SHA-256 of the content of a submission, in hex. It does not depend on the order of the fields (D16). */
function fingerprintOf({ form, data }: Submission): string {
  const pairs = Object.entries(data)
    .filter(([, value]) => value !== undefined && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([form, pairs]))
    .digest('hex');
}

/** Maximum length of a visitor's name in the display name, in characters. */
const MAX_SENDER_NAME = 80;

/**
 * A visitor's name for a display name (D16), without characters that could end it or form an address. NFKC finds full-width
 * ones.
 */
function cleanSenderName(name: string): string {
  const plain = name.normalize('NFKC').replace(/[\p{Cc}\p{Cf}\p{Cs}"`<>()[\]{},;:\\|@=?]/gu, ' ');
  return [...plain.replace(/\s+/g, ' ').trim()].slice(0, MAX_SENDER_NAME).join('').trim();
}

/** A subject for a header (D16), without anything that looks like an encoded word (RFC 2047). May be empty. */
const cleanSubject = (subject: string): string => subject.replaceAll('=?', '= ?').trim();

type MailContext = Pick<NewMessage, 'key' | 'byContent' | 'attribution' | 'receivedAt'> & {
  mailTo: string;
  mailFrom: string;
};

/**
 * Composes the message to store, with the e-mail for the staff (D16). The sender is always MAIL_FROM; the visitor's name is part
 * of its display name, and the visitor's address goes to Reply-To if it is valid in a header.
 */
export function compose(submission: Submission, { mailTo, mailFrom, ...identity }: MailContext): NewMessage {
  const { form, data } = submission;
  const { [HONEYPOT]: honeypot, ...fields } = data;
  const stored = { ...identity, form, fields };
  const { subject, name: rawName = '', email, ...content } = contentOf(stored);
  const name = cleanSenderName(rawName);
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
    spam: Boolean(honeypot),
  };
}

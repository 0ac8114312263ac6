import { HONEYPOT, PLAIN_EMAIL } from '@/lib/forms/rules';
import { contentOf, mailOf } from '@/lib/mail/mail-text';
import type { NewMessage } from '@/lib/mail/store/message';
import { cleanSenderName, cleanSubject } from './guard';
import { fingerprint, isSpam, type Submission } from './submission';

/** How many bytes the text of a documented payload may have, in UTF-8: with 64 KB a flood would fill the disk. */
const MAX_TEXT_BYTES = 20_000;

/** Cuts a text that is too long, and says so. A character that is cut in two decodes to U+FFFD. */
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

type ComposeOptions = Pick<NewMessage, 'key' | 'byContent' | 'origin' | 'receivedAt'> & {
  mailTo: string;
  mailFrom: string;
};

/**
 * Composes what is stored, and what the staff receive (D16), from escaped text. The sender is always the configured one; the
 * visitor's name is part of its display name, the address goes to Reply-To when it is fit for a header.
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
    fingerprint: fingerprint(submission),
    mail: mailOf(envelope, content),
    spam: isSpam(submission),
  };
}

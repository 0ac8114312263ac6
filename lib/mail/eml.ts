import { createHash } from 'node:crypto';
import PostalMime from 'postal-mime';
import { isFormName } from '@/lib/forms/forms';
import type { MailMessage } from './message';
import { encodeMailbox, encodeQuotedPrintable, encodeUnstructured, rfcDate } from './mime';

/** Longest line, in octets without its end, that may travel as 8bit (RFC 5322). */
const MAX_LINE = 998;

/**
 * A message as an .eml file: RFC 5322 in UTF-8, text and html readable in any text viewer. A part with a line that is
 * too long is quoted-printable instead.
 */
export function toEml(message: MailMessage): string {
  // Made from the content, so that no text can hold it, and equal for equal messages.
  const boundary = `sito-${createHash('sha256').update(`${message.key}\0${message.text}\0${message.html}`).digest('hex').slice(0, 32)}`;
  const domain = message.from.address.split('@').at(-1) ?? 'localhost';
  const headers = [
    `From: ${encodeMailbox(message.from)}`,
    `To: <${message.to}>`,
    ...(message.replyTo ? [`Reply-To: <${message.replyTo}>`] : []),
    `Subject: ${encodeUnstructured(message.subject, 'Subject: '.length)}`,
    `Date: ${rfcDate(message.date)}`,
    `Message-ID: <${message.key}@${domain}>`,
    `X-Spool-Key: ${message.key}`,
    `X-Spool-Fingerprint: ${message.fingerprint}`,
    `X-Spool-Form: ${message.form}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ];
  const parts = [part('text/plain', message.text), part('text/html', message.html)];
  return [
    ...headers,
    '',
    ...parts.flatMap((lines) => [`--${boundary}`, ...lines]),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

function part(type: string, content: string): string[] {
  const lines = content.replace(/\n$/, '').split('\n');
  const readable = lines.every((line) => Buffer.byteLength(line) <= MAX_LINE);
  return [
    `Content-Type: ${type}; charset=utf-8`,
    `Content-Transfer-Encoding: ${readable ? '8bit' : 'quoted-printable'}`,
    '',
    ...(readable ? lines : lines.map(encodeQuotedPrintable)),
  ];
}

/** Thrown when a file of the spool is not a message that toEml wrote. */
export class EmlError extends Error {
  override name = 'EmlError';
}

/** Reads an .eml file of the spool back into exactly the message it was made from. Throws EmlError. */
export async function fromEml(eml: string | Uint8Array): Promise<MailMessage> {
  const mail = await PostalMime.parse(eml).catch((error: unknown) => {
    throw new EmlError('Il file non è un messaggio leggibile', { cause: error });
  });
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
  const address = (name: string, value: string | undefined) => {
    if (!value) throw new EmlError(`Manca l'intestazione ${name}`);
    return value;
  };
  const form = header('x-spool-form');
  if (form !== 'message' && !isFormName(form)) throw new EmlError("Manca l'intestazione X-Spool-Form");
  const date = new Date(mail.date ?? '');
  if (Number.isNaN(date.getTime())) throw new EmlError("Manca l'intestazione Date");
  return {
    key: address('X-Spool-Key', header('x-spool-key')),
    fingerprint: address('X-Spool-Fingerprint', header('x-spool-fingerprint')),
    form,
    from: { name: mail.from?.name ?? '', address: address('From', mail.from?.address) },
    to: address('To', mail.to?.[0]?.address),
    replyTo: mail.replyTo?.[0]?.address || undefined,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    date,
  };
}

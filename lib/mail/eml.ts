import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import * as z from 'zod/mini';
import { isFormName } from '@/lib/forms/forms';
import type { Lead, MailMessage } from './message';
import { encodeMailbox, encodeQuotedPrintable, encodeUnstructured, rfcDate } from './mime';

/** Header that holds the client keys of a message, divided by spaces. */
const CLIENT_HEADER = 'X-Spool-Client';
/** Its name in files of earlier versions, which knew one key only. */
const EARLIER_CLIENT_HEADER = 'X-Spool-Lane';
const CLIENT_LINE = new RegExp(`^(?:${CLIENT_HEADER}|${EARLIER_CLIENT_HEADER}): (.+)\\r$`, 'm');

const wordsOf = (value: string) => value.split(' ').filter(Boolean);

/** The client keys in the beginning of an .eml file. */
export function clientKeysIn(beginning: string): string[] {
  const [headers = ''] = beginning.split('\r\n\r\n', 1);
  return wordsOf(CLIENT_LINE.exec(headers)?.[1] ?? '');
}

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
    `${CLIENT_HEADER}: ${message.clientKeys.join(' ')}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}-m"`,
  ];
  const readable = [part('text/plain', message.text), part('text/html', message.html)];
  const alternative = [
    `Content-Type: multipart/alternative; boundary="${boundary}-a"`,
    '',
    ...enclose(`${boundary}-a`, readable),
  ];
  const data = [
    `Content-Disposition: attachment; filename="${DATA_FILE}"`,
    ...part('application/json', JSON.stringify(message.lead, null, 1)),
  ];
  const content = [...headers, '', ...enclose(`${boundary}-m`, [alternative, data]), ''].join('\r\n');
  // Of all that follows, so that a file that was cut or changed is noticed.
  return `X-Spool-Digest: ${digest(content)}\r\n${content}`;
}

const enclose = (boundary: string, parts: readonly string[][]) => [
  ...parts.flatMap((lines) => [`--${boundary}`, ...lines]),
  `--${boundary}--`,
];

/** Name of the part that holds the fields of the lead. */
const DATA_FILE = 'dati.json';

const DIGEST_LINE = /^X-Spool-Digest: ([0-9a-f]{64})\r\n/;

const digest = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

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

const leadSchema = z.record(z.string(), z.string());

/** Thrown when a file of the spool is not a message that toEml wrote. */
export class EmlError extends Error {
  override name = 'EmlError';
}

/** Reads an .eml file of the spool back into exactly the message it was made from. Throws EmlError. */
export async function fromEml(eml: string | Uint8Array): Promise<MailMessage> {
  const bytes = Buffer.from(eml);
  const line = DIGEST_LINE.exec(bytes.toString('latin1', 0, 100));
  if (!line || line[1] !== digest(bytes.subarray(line[0].length))) {
    throw new EmlError('Il contenuto non è quello che è stato scritto: il file è tagliato o modificato');
  }
  const mail = await PostalMime.parse(bytes).catch((error: unknown) => {
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
    lead: leadOf(mail),
    clientKeys: wordsOf(header('x-spool-client') || header('x-spool-lane')),
  };
}

function leadOf({ attachments }: Email): Lead {
  const content = attachments.find(({ filename }) => filename === DATA_FILE)?.content;
  if (content === undefined) throw new EmlError(`Manca la parte ${DATA_FILE}`);
  try {
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    return leadSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new EmlError(`La parte ${DATA_FILE} non è leggibile`, { cause: error });
  }
}

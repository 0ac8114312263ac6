import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import * as z from 'zod/mini';
import { htmlOf } from './html-part';
import { isMessageOrigin, type Lead, type MailMessage } from './message';
import { encodeBase64, encodeMailbox, encodeQuotedPrintable, encodeUnstructured, rfcDate } from './mime';

/** Header with the client keys of a message, separated by spaces. */
const CLIENT_HEADER = 'X-Spool-Client';
/** Its name in files of earlier versions, which have one key only. */
const EARLIER_CLIENT_HEADER = 'X-Spool-Lane';
const CLIENT_LINE = new RegExp(`^(?:${CLIENT_HEADER}|${EARLIER_CLIENT_HEADER}): (.+)\\r$`, 'm');

const splitWords = (value: string) => value.split(' ').filter(Boolean);

/** The client keys in the beginning of an .eml file. */
export function clientKeysIn(beginning: string): string[] {
  const [headers = ''] = beginning.split('\r\n\r\n', 1);
  return splitWords(CLIENT_LINE.exec(headers)?.[1] ?? '');
}

/** Longest line that 8bit allows, in octets without its end (RFC 5322). */
const MAX_LINE = 998;

/**
 * A message as an .eml file: RFC 5322 in UTF-8, readable in any text viewer. A part with a line that is too long is
 * encoded, in whichever way is shorter. Every text is stored once: the html is made from the text, and the lead says
 * where in the text its own begins.
 */
export function toEml(message: MailMessage): string {
  // A hash of the content: no text can contain it, and equal messages have equal files.
  const boundary = `sito-${createHash('sha256').update(`${message.key}\0${message.text}`).digest('hex').slice(0, 32)}`;
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
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
  ];
  const data = [
    `Content-Disposition: attachment; filename="${DATA_FILE}"`,
    ...part('application/json', JSON.stringify(leadData(message), null, 1)),
  ];
  const parts = [part('text/plain', message.text), data];
  const content = [...headers, '', ...enclose(boundary, parts), ''].join('\r\n');
  // Over all that follows, so that a cut or changed file is noticed.
  return `X-Spool-Digest: ${digest(content)}\r\n${content}`;
}

const enclose = (boundary: string, parts: readonly string[][]) => [
  ...parts.flatMap((lines) => [`--${boundary}`, ...lines]),
  `--${boundary}--`,
];

/** Name of the part with the fields of the lead. */
const DATA_FILE = 'dati.json';

const DIGEST_LINE = /^X-Spool-Digest: ([0-9a-f]{64})\r\n/;

const digest = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

function part(type: string, content: string): string[] {
  const lines = content.replace(/\n$/, '').split('\n');
  const readable = lines.every((line) => Buffer.byteLength(line) <= MAX_LINE);
  const encoded = readable ? { encoding: '8bit', body: lines } : shorter(lines);
  return [
    `Content-Type: ${type}; charset=utf-8`,
    `Content-Transfer-Encoding: ${encoded.encoding}`,
    '',
    ...encoded.body,
  ];
}

function shorter(lines: readonly string[]): { encoding: string; body: readonly string[] } {
  const quoted = lines.map(encodeQuotedPrintable);
  // In the other encodings the line end before the boundary is the last of the text.
  const base64 = encodeBase64(`${lines.join('\r\n')}\r\n`);
  return quoted.join('\r\n').length <= base64.join('\r\n').length
    ? { encoding: 'quoted-printable', body: quoted }
    : { encoding: 'base64', body: base64 };
}

/** The lead as stored: where its text ends the message's text, only the index where it begins. */
function leadData({ lead, text }: MailMessage): object {
  const { text: own, ...rest } = lead;
  return own && text.endsWith(`${own}\n`) ? { ...rest, textAt: text.length - own.length - 1 } : lead;
}

const leadSchema = z.intersection(
  z.object({ textAt: z.optional(z.number()) }),
  z.record(z.string(), z.union([z.string(), z.number()])),
);

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
  if (!isMessageOrigin(form)) throw new EmlError("Manca l'intestazione X-Spool-Form");
  const date = new Date(mail.date ?? '');
  if (Number.isNaN(date.getTime())) throw new EmlError("Manca l'intestazione Date");
  // Base64 keeps CRLF.
  const text = (mail.text ?? '').replaceAll('\r\n', '\n');
  return {
    key: address('X-Spool-Key', header('x-spool-key')),
    fingerprint: address('X-Spool-Fingerprint', header('x-spool-fingerprint')),
    form,
    from: { name: mail.from?.name ?? '', address: address('From', mail.from?.address) },
    to: address('To', mail.to?.[0]?.address),
    replyTo: mail.replyTo?.[0]?.address || undefined,
    subject: mail.subject ?? '',
    text,
    // Stored by earlier versions.
    html: mail.html ?? htmlOf(text),
    date,
    lead: leadOf(mail, text),
    clientKeys: splitWords(header('x-spool-client') || header('x-spool-lane')),
  };
}

function leadOf({ attachments }: Email, messageText: string): Lead {
  const content = attachments.find(({ filename }) => filename === DATA_FILE)?.content;
  if (content === undefined) throw new EmlError(`Manca la parte ${DATA_FILE}`);
  try {
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    const { textAt, ...lead } = leadSchema.parse(JSON.parse(text));
    return textAt === undefined ? lead : { ...lead, text: messageText.slice(textAt, -1) };
  } catch (error) {
    throw new EmlError(`La parte ${DATA_FILE} non è leggibile`, { cause: error });
  }
}

import type { Mailbox } from './message';

/** Most characters of a header line before it is folded (RFC 5322: 78). */
const FOLD = 76;
/** Most octets of text in one encoded word, so that a line with the header's name stays within RFC 2047's 76. */
const WORD_BYTES = 39;

/**
 * A header value of free text (RFC 5322, RFC 2047). ASCII is folded at single spaces; other text becomes encoded words,
 * which never split a character.
 * @param used characters that the header name already takes on the first line
 */
export function encodeUnstructured(value: string, used: number): string {
  const plain = /^[!-~]+(?: [!-~]+)*$/.test(value) && !value.includes('=?');
  // A single word longer than a line cannot be folded, but it can be encoded.
  if (plain && value.split(' ').every((word) => word.length + used <= FOLD))
    return fold(value.split(' '), used);
  return encodedWords(value).join('\r\n ');
}

function fold(words: readonly string[], used: number): string {
  let room = FOLD - used;
  let folded = '';
  for (const [index, word] of words.entries()) {
    if (index === 0) {
      folded = word;
      room -= word.length;
    } else if (word.length + 1 <= room) {
      folded += ` ${word}`;
      room -= word.length + 1;
    } else {
      folded += `\r\n ${word}`;
      room = FOLD - word.length - 1;
    }
  }
  return folded;
}

function encodedWords(value: string): string[] {
  const chunks: string[] = [];
  let chunk = '';
  for (const character of value) {
    if (Buffer.byteLength(chunk + character) > WORD_BYTES) {
      chunks.push(chunk);
      chunk = '';
    }
    chunk += character;
  }
  return [...chunks, chunk].map((words) => `=?utf-8?B?${Buffer.from(words).toString('base64')}?=`);
}

/** `"Display name" <address>`; names with characters beyond ASCII become encoded words. */
export function encodeMailbox({ name, address }: Mailbox): string {
  if (name === '') return `<${address}>`;
  const quoted = /^[ -~]*$/.test(name) && !name.includes('=?') && name.length < FOLD - address.length;
  const words = quoted ? `"${name.replace(/["\\]/g, '\\$&')}"` : encodedWords(name).join('\r\n ');
  return `${words}${quoted ? ' ' : '\r\n '}<${address}>`;
}

/** A date as mail writes it, in UTC. */
export function rfcDate(date: Date): string {
  return date.toUTCString().replace('GMT', '+0000');
}

/** One line as quoted-printable (RFC 2045), with soft breaks. */
export function encodeQuotedPrintable(line: string): string {
  const bytes = Buffer.from(line);
  const rows: string[] = [];
  let row = '';
  for (const [index, byte] of bytes.entries()) {
    const last = index === bytes.length - 1;
    const space = byte === 0x20 || byte === 0x09;
    const literal = (byte >= 0x21 && byte <= 0x7e && byte !== 0x3d) || (space && !last);
    const token = literal
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    if (row.length + token.length > 75) {
      rows.push(`${row}=`);
      row = '';
    }
    row += token;
  }
  return [...rows, row].join('\r\n');
}

/** Text as base64 (RFC 2045), in lines of 76 characters. */
export function encodeBase64(text: string): string[] {
  return (
    Buffer.from(text)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  );
}

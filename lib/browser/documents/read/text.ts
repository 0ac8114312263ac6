import { MAX_CHARACTERS, Unreadable } from './limits';
import { type Line, paragraphsOf } from './lines';

/** A text with longer lines, in characters, does not break them itself. */
const MAX_WRAPPED_LINE = 100;

/** Characters at the start of a file that show whether it is text. */
const SNIFFED_CHARACTERS = 100_000;

/** Reads a file of text. @throws Unreadable if it is none */
export function readText(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  const start = text.slice(0, SNIFFED_CHARACTERS);
  const controls = start.match(/(?![\t\n\r\f])[\p{Cc}\ufffd]/gu)?.length ?? 0;
  if (text.includes('\0') || controls > start.length / 10) throw new Unreadable('unknownKind');
  return pageOf(unwrap(text));
}

/** Text in UTF-8, in UTF-16 with its mark, or else in windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Puts the lines of a paragraph together where a text breaks them itself, as mails do; an empty line ends one.
 * @throws Unreadable if it is too much: each line takes many times its own memory
 */
function unwrap(text: string): string {
  if (text.length > MAX_CHARACTERS) throw new Unreadable('tooMuchText');
  const lines: Line[] = [];
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const trimmed = line.trim();
    if (trimmed) lines.push({ text: trimmed, left: 0, right: trimmed.length, up: -index, size: 1 });
  }
  return lines.some(({ right }) => right > MAX_WRAPPED_LINE)
    ? lines.map((line) => line.text).join('\n')
    : paragraphsOf(lines, 1);
}

/**
 * Text as pages hold it: composed letters, no ligatures, no invisible characters, no empty lines.
 * @throws Unreadable if it is too much
 */
export function cleanText(text: string): string {
  if (text.length > MAX_CHARACTERS) throw new Unreadable('tooMuchText');
  return text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC')
    .replace(/\p{Co}/gu, '•')
    .replace(/[\r\v\f\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\p{Cf}|(?!\n)\p{Cc}/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

/** The only page of a document without pages. @throws Unreadable if it has no text, or too much */
export function pageOf(text: string): string {
  const page = cleanText(text);
  if (!page) throw new Unreadable('noText');
  return page;
}

import { MAX_CHARACTERS, Unreadable } from './limits';
import { type Line, paragraphsOf } from './lines';

/** Length of a line up to which a text may have line breaks within paragraphs, as e-mails do. */
const MAX_WRAPPED_LINE = 100;
/** Length of the start of a file that shows whether it is text. */
const SNIFFED_CHARACTERS = 100_000;
/** Maximum share of control characters and undecodable bytes in a text. */
const MAX_CONTROLS = 1 / 10;

/**
 * Reads a text file. If no line is long, the lines of a paragraph are joined; an empty line ends a paragraph.
 * @throws Unreadable if it is not text, or too long: lines need many times the memory of their text
 */
export function readText(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  const start = text.slice(0, SNIFFED_CHARACTERS);
  const controls = start.match(/(?![\t\n\r\f])[\p{Cc}\ufffd]/gu)?.length ?? 0;
  if (text.includes('\0') || controls > start.length * MAX_CONTROLS) throw new Unreadable('unknownKind');
  if (text.length > MAX_CHARACTERS) throw new Unreadable('tooMuchText');
  const lines: Line[] = [];
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const trimmed = line.trim();
    if (trimmed) lines.push({ text: trimmed, left: 0, right: trimmed.length, baseline: -index, size: 1 });
  }
  const isWrapped = lines.every(({ right }) => right <= MAX_WRAPPED_LINE);
  return pageOf(isWrapped ? paragraphsOf(lines, 1) : lines.map(({ text }) => text).join('\n'));
}

/** Decodes UTF-16 with a byte order mark, UTF-8, or else windows-1252. */
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
 * Cleans a text: composed letters, no ligatures, no invisible characters, no empty lines.
 * @throws Unreadable if it is too long
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

/**
 * The only page of a document without pages.
 * @throws Unreadable if it has no text or is too long
 */
export function pageOf(text: string): string {
  const page = cleanText(text);
  if (!page) throw new Unreadable('noText');
  return page;
}

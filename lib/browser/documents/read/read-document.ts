import type { Progress, ReadResult } from '@/lib/browser/documents/types';
import { readDocx } from './docx';
import { MAX_FILE_BYTES, Unreadable } from './limits';
import { readPdf } from './pdf';
import { cleanText, readText } from './text';

/** Number of bytes at the start of a file that show its kind. */
const HEAD_BYTES = 1024;
/** The first bytes of a compound file: an old Word document, or a DOCX with a password. */
const COMPOUND = '\xd0\xcf\x11\xe0';
/** The object identifier of signed data (PKCS #7), which is among the first bytes. */
const SIGNED = '\x2a\x86\x48\x86\xf7\x0d\x01\x07\x02';
const MAX_SIGNED_OFFSET = 32;

/**
 * Reads a file, in a web worker or in Node (docs/decisions.md D48). Makes no request.
 * @param onPage called after each page of a PDF
 * @returns its text, or the reason why it cannot be read
 */
export async function readDocument(
  givenName: string,
  bytes: Uint8Array,
  onPage: Progress,
): Promise<ReadResult> {
  const name = cleanText(givenName);
  try {
    const kind = kindOf(name, bytes);
    if (bytes.length > MAX_FILE_BYTES) throw new Unreadable('tooLarge');
    if (kind === 'pdf') return { name, ...(await readPdf(bytes, onPage)) };
    return { name, pictures: 0, ...(kind === 'zip' ? readDocx(bytes) : { pages: [readText(bytes)] }) };
  } catch (error) {
    return { name, problem: error instanceof Unreadable ? error.problem : 'damaged' };
  }
}

/**
 * The kind of a file, by its content or else by its name.
 * @throws Unreadable if that kind is not read
 */
function kindOf(name: string, bytes: Uint8Array): 'pdf' | 'zip' | 'text' {
  if (bytes.length === 0) throw new Unreadable('empty');
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  // First, because signed data contain the document in pieces.
  if (ending === 'p7m' || head.slice(0, MAX_SIGNED_OFFSET).includes(SIGNED)) throw new Unreadable('signed');
  // Anywhere in the head, because some programs write other bytes before it.
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('PK\x03\x04')) return 'zip';
  if (ending === 'doc') throw new Unreadable('oldWord');
  if (ending === 'docx' && head.startsWith(COMPOUND)) throw new Unreadable('password');
  if (ending === 'docx' || ending === 'pdf') throw new Unreadable('damaged');
  if (['txt', 'md', 'csv'].includes(ending)) return 'text';
  throw new Unreadable('unknownKind');
}

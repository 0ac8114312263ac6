import type { Progress, ReadResult } from '@/lib/browser/documents/types';
import { readDocx } from './docx';
import { MAX_FILE_BYTES, Unreadable } from './limits';
import { readPdf } from './pdf';
import { cleanText, readText } from './text';

/** The first bytes of a compound file: an old Word document, or a DOCX with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** "%PDF-" */
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
/** The object identifier of signed data. */
const SIGNED = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02];

/**
 * Reads a file, in a worker or in Node (docs/decisions.md D48). Loads nothing. Does not reject for a bad file: the result
 * says what is wrong.
 * @param onPage called after each page of a PDF
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

/** The kind of a file, by its content or else by its name. @throws Unreadable if that kind is not read */
function kindOf(name: string, bytes: Uint8Array): 'pdf' | 'zip' | 'text' {
  if (bytes.length === 0) throw new Unreadable('empty');
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  // First, because signed data contain the document, cut to pieces.
  if (ending === 'p7m' || contains(bytes, SIGNED, 32)) throw new Unreadable('signed');
  // Some programs put bytes before it.
  if (contains(bytes, PDF, 1024)) return 'pdf';
  if (contains(bytes, ZIP, 4)) return 'zip';
  if (ending === 'doc') throw new Unreadable('oldWord');
  if (ending === 'docx' && contains(bytes, COMPOUND, 4)) throw new Unreadable('password');
  if (ending === 'docx' || ending === 'pdf') throw new Unreadable('damaged');
  if (['txt', 'md', 'csv'].includes(ending)) return 'text';
  throw new Unreadable('unknownKind');
}

/** Whether the first bytes of a file contain a sequence. */
function contains(bytes: Uint8Array, sequence: number[], length: number): boolean {
  const head = bytes.subarray(0, length);
  return head.some((_, at) => sequence.every((byte, index) => head[at + index] === byte));
}

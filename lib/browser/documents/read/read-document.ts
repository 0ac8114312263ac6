import type { ReadResult } from '@/lib/browser/documents/types';
import { readDocx } from './docx';
import { kindOf } from './kind';
import { MAX_FILE_BYTES, Unreadable } from './limits';
import { readPdf } from './pdf';
import { cleanText, readText } from './text';

/**
 * Reads a file in the browser (docs/decisions.md D48), or in Node. Loads nothing. Never rejects for a bad file: that is
 * a result.
 * @param onPage called after each page of a PDF
 */
export async function readDocument(
  givenName: string,
  bytes: Uint8Array,
  onPage: (done: number, total: number) => void,
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

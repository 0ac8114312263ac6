import type { ReadDocument, ReadResult } from '../types';
import { readDocx } from './docx';
import { kindOf } from './kind';
import { MAX_FILE_BYTES, Unreadable } from './limits';
import { readPdf } from './pdf';
import { cleanText, readText } from './text';

/**
 * Reads a file in the browser (docs/decisions.md D48), or in Node. Loads nothing. Never rejects for a bad file: that is
 * a result.
 * @param onPage called after each page of a PDF, and once for a document of another format
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
    let content: Omit<ReadDocument, 'name'>;
    if (kind === 'pdf') content = await readPdf(bytes, onPage);
    else {
      content = { ...(kind === 'zip' ? readDocx(bytes) : { pages: readText(bytes) }), pictures: 0 };
      onPage(1, 1);
    }
    return { name, document: { name, ...content } };
  } catch (error) {
    return { name, problem: error instanceof Unreadable ? error.problem : 'damaged' };
  }
}

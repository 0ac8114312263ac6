import './fake-window';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Progress, ReadDocument } from '@/lib/browser/documents/types';
import { MAX_CHARACTERS, MAX_PAGES, MAX_PDF_BYTES, Unreadable } from './limits';
import { type Line, paragraphsOf, withoutRunningHeads } from './lines';
import { linesOf } from './pdf-lines';
import { cleanText } from './text';

/** A PDF with fewer letters per page, on average, is a scan with a stamp. */
const MIN_LETTERS_PER_PAGE = 10;

/** What `cleanText` writes for a letter that the file does not name. */
const UNKNOWN_LETTER = /[•\ufffd]/g;

/** Whether a form has XFA only: then its pages contain just a notice. */
const isOnlyXfa = (info: { IsXFAPresent?: boolean; IsAcroFormPresent?: boolean }) =>
  info.IsXFAPresent === true && info.IsAcroFormPresent === false;

/** pdf.js counts this down when it unpacks a stream. lib/tools/bundle-browser.mjs inserts the code. */
const unpacking = globalThis as { pdfBytesLeft?: number };

/** Reads the pages of a PDF that have text. @throws Unreadable, or another error if it is damaged */
export async function readPdf(
  bytes: Uint8Array,
  onPage: Progress,
): Promise<Pick<ReadDocument, 'pages' | 'pictures'>> {
  unpacking.pdfBytesLeft = MAX_PDF_BYTES;
  const task = getDocument({
    // A copy, because pdf.js takes the buffer over.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    // No requests, no code, no drawing.
    useWorkerFetch: false,
    useWasm: false,
    useSystemFonts: true,
    disableFontFace: true,
    isEvalSupported: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
  });
  try {
    const pdf = await task.promise;
    if (pdf.numPages > MAX_PAGES) throw new Unreadable('tooManyPages');
    if (isOnlyXfa((await pdf.getMetadata()).info)) throw new Unreadable('xfa');
    const lines: Line[][] = [];
    let characters = 0;
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      lines.push(await linesOf(page, MAX_CHARACTERS - characters));
      characters += lines.at(-1)?.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
      page.cleanup();
      // pdf.js ignores an error in a stream.
      if (unpacking.pdfBytesLeft < 0) throw new Unreadable('unpacksTooLarge');
      onPage(number, pdf.numPages);
    }
    const pages = withoutRunningHeads(lines)
      .map((page) => cleanText(paragraphsOf(page)))
      .filter(Boolean);
    const text = pages.join('');
    const unknown = text.match(UNKNOWN_LETTER)?.length ?? 0;
    if (text.length < MIN_LETTERS_PER_PAGE * pdf.numPages) throw new Unreadable('picture');
    if (unknown > text.length / 4) throw new Unreadable('noCodes');
    return { pages, pictures: pdf.numPages - pages.length };
  } catch (error) {
    if (unpacking.pdfBytesLeft < 0) throw new Unreadable('unpacksTooLarge');
    throw error instanceof Error && error.name === 'PasswordException' ? new Unreadable('password') : error;
  } finally {
    await task.destroy();
  }
}

import './fake-window';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Progress, ReadDocument } from '@/lib/browser/documents/types';
import { layerTest } from './layers';
import { MAX_CHARACTERS, MAX_PAGES, MAX_PDF_BYTES, MAX_READING_MS, Unreadable } from './limits';
import { compoundsIn, type Line, paragraphsOf } from './lines';
import { linesOf } from './pdf-lines';
import { withoutRunningHeads } from './running-heads';
import { cleanText } from './text';

/** A PDF with fewer letters per page, on average, is a scan with a stamp. */
const MIN_LETTERS_PER_PAGE = 10;

/** What `cleanText` writes for a letter that the file does not name. */
const UNKNOWN_LETTER = /[•\ufffd]/g;
/** With a larger share of unknown letters a text cannot be compared. */
const MAX_UNKNOWN = 1 / 4;

/** Whether a form has only XFA: then its pages contain just a notice. */
const isOnlyXfa = (info: { IsXFAPresent?: boolean; IsAcroFormPresent?: boolean }) =>
  info.IsXFAPresent === true && info.IsAcroFormPresent === false;

/** pdf.js counts this down when it unpacks a stream. scripts/bundle-browser.mjs inserts the code. */
const unpacking = globalThis as { pdfBytesLeft?: number };
const isUnpackedTooLarge = () => (unpacking.pdfBytesLeft ?? 0) < 0;

/** No requests, no code, no drawing. */
const READ_TEXT_ONLY = {
  verbosity: VerbosityLevel.ERRORS,
  useWorkerFetch: false,
  useWasm: false,
  useSystemFonts: true,
  disableFontFace: true,
  isEvalSupported: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  maxImageSize: 0,
};

/**
 * Reads the pages of a PDF that have text.
 * @throws Unreadable, or another error if it is damaged
 */
export async function readPdf(
  bytes: Uint8Array,
  onPage: Progress,
): Promise<Pick<ReadDocument, 'pages' | 'pictures'>> {
  unpacking.pdfBytesLeft = MAX_PDF_BYTES;
  // A copy, because pdf.js detaches the buffer.
  const task = getDocument({ data: new Uint8Array(bytes), ...READ_TEXT_ONLY });
  try {
    const pdf = await task.promise;
    if (pdf.numPages > MAX_PAGES) throw new Unreadable('tooManyPages');
    if (isOnlyXfa((await pdf.getMetadata()).info)) throw new Unreadable('xfa');
    const lines = withoutRunningHeads(await readLines(pdf, onPage));
    const compounds = compoundsIn(lines.flat());
    const pages = lines.map((lines) => cleanText(paragraphsOf(lines, undefined, compounds))).filter(Boolean);
    const text = pages.join('');
    const unknown = text.match(UNKNOWN_LETTER)?.length ?? 0;
    if (text.length < MIN_LETTERS_PER_PAGE * pdf.numPages) throw new Unreadable('picture');
    if (unknown > text.length * MAX_UNKNOWN) throw new Unreadable('noCodes');
    return { pages, pictures: pdf.numPages - pages.length };
  } catch (error) {
    if (isUnpackedTooLarge()) throw new Unreadable('unpacksTooLarge');
    throw error instanceof Error && error.name === 'PasswordException' ? new Unreadable('password') : error;
  } finally {
    await task.destroy();
  }
}

/** The lines of each page. */
async function readLines(pdf: PDFDocumentProxy, onPage: Progress): Promise<Line[][]> {
  const pages: Line[][] = [];
  let charactersLeft = MAX_CHARACTERS;
  const end = Date.now() + MAX_READING_MS;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const lines = await linesOf(page, await layerTest(pdf, page), charactersLeft);
    pages.push(lines);
    for (const { text } of lines) charactersLeft -= text.length;
    page.cleanup();
    // pdf.js ignores an error in a stream.
    if (isUnpackedTooLarge()) throw new Unreadable('unpacksTooLarge');
    if (Date.now() > end) throw new Unreadable('tooSlow');
    onPage(number, pdf.numPages);
  }
  return pages;
}

import './own-thread';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ReadDocument } from '@/lib/browser/documents/types';
import { MAX_CHARACTERS, MAX_PAGES, MAX_PDF_BYTES, Unreadable } from './limits';
import { type Line, paragraphsOf, withoutRunningHeads } from './lines';
import { linesOf } from './pdf-lines';
import { cleanText } from './text';

/** Letters of a page on average; a PDF with fewer is a scan with a stamp. */
const MIN_LETTERS_PER_PAGE = 10;

/** A letter of which the file does not say which one it is: its private code, as `cleanText` writes it, or none. */
const WITHOUT_CODE = /[•\ufffd]/g;

/** Its pages hold a notice alone. A form that has both kinds of fields is read. */
const isOnlyXfa = (info: object) =>
  'IsXFAPresent' in info &&
  info.IsXFAPresent === true &&
  'IsAcroFormPresent' in info &&
  !info.IsAcroFormPresent;

/** Counted down where pdf.js unpacks a stream, as lib/tools/bundle-browser.mjs bundles it. */
const unpacking = globalThis as { pdfBytesLeft?: number };

/**
 * Reads a PDF: the pages that have text.
 * @throws Unreadable, or another error if it is damaged
 */
export async function readPdf(
  bytes: Uint8Array,
  onPage: (done: number, total: number) => void,
): Promise<Pick<ReadDocument, 'pages' | 'pictures'>> {
  unpacking.pdfBytesLeft = MAX_PDF_BYTES;
  const task = getDocument({
    // A copy, as it is taken over.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    // Loads and runs nothing, and draws nothing.
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
      // pdf.js goes on after an error in a stream.
      if (unpacking.pdfBytesLeft < 0) throw new Unreadable('unpacksTooLarge');
      onPage(number, pdf.numPages);
    }
    const pages = withoutRunningHeads(lines)
      .map((page) => cleanText(paragraphsOf(page)))
      .filter(Boolean);
    const text = pages.join('');
    const letters = text.length;
    const unknown = text.match(WITHOUT_CODE)?.length ?? 0;
    if (letters < MIN_LETTERS_PER_PAGE * pdf.numPages) throw new Unreadable('picture');
    if (unknown > letters / 4) throw new Unreadable('noCodes');
    return { pages, pictures: pdf.numPages - pages.length };
  } catch (error) {
    if (unpacking.pdfBytesLeft < 0) throw new Unreadable('unpacksTooLarge');
    throw error instanceof Error && error.name === 'PasswordException' ? new Unreadable('password') : error;
  } finally {
    await task.destroy();
  }
}

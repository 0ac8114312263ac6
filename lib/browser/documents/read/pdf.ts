import './own-thread';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DocumentPage } from '../types';
import { MAX_CHARACTERS, MAX_PAGES, Unreadable } from './limits';
import { type Line, paragraphsOf, withoutRunningHeads } from './lines';
import { cleanText } from './text';

/** Letters of a page on average; a PDF with fewer is a scan with a stamp. */
const MIN_LETTERS_PER_PAGE = 10;

/**
 * Reads a PDF: the pages that have text.
 * @throws Unreadable, or another error if it is damaged
 */
export async function readPdf(
  bytes: Uint8Array,
  onPage: (done: number, total: number) => void,
): Promise<{ pages: DocumentPage[]; pictures: number }> {
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
    const lines: Line[][] = [];
    let characters = 0;
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      lines.push(await linesOf(page, MAX_CHARACTERS - characters));
      characters += lines.at(-1)?.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
      page.cleanup();
      onPage(number, pdf.numPages);
    }
    const pages = withoutRunningHeads(lines)
      .map((page, index) => ({ number: index + 1, text: cleanText(paragraphsOf(page)) }))
      .filter(({ text }) => text);
    const letters = pages.reduce((sum, { text }) => sum + text.length, 0);
    if (letters < MIN_LETTERS_PER_PAGE * pdf.numPages) throw new Unreadable('picture');
    return { pages, pictures: pdf.numPages - pages.length };
  } catch (error) {
    throw error instanceof Error && error.name === 'PasswordException' ? new Unreadable('password') : error;
  } finally {
    await task.destroy();
  }
}

/**
 * The lines of a page, in the order of its content.
 * @throws Unreadable as soon as they hold more than `most` characters
 */
async function linesOf(page: PDFPageProxy, most: number): Promise<Line[]> {
  const lines: Line[] = [];
  let line: Line | undefined;
  let characters = 0;
  const reader = page.streamTextContent().getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return lines.map((each) => ({ ...each, text: each.text.trim() }));
    for (const item of value.items) {
      characters += item.str.length + 1;
      if (item.str.trim()) {
        // Along its line and across it, however the page is turned.
        const [a, b, , , x, y] = item.transform;
        const size = Math.hypot(a, b) || 1;
        const left = (x * a + y * b) / size;
        if (!line) {
          line = { text: '', left, right: left, up: (y * a - x * b) / size, size };
          lines.push(line);
        }
        line.right = Math.max(line.right, left + item.width);
      }
      if (line) line.text += item.str;
      if (item.hasEOL) line = undefined;
    }
    if (characters > most) {
      await reader.cancel(new Error('tooMuchText'));
      throw new Unreadable('tooMuchText');
    }
  }
}

import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { SampleContract } from '@/lib/schema/sample-contract';
import { themeColors } from '@/lib/theme-colors';

/** Sizes in points. */
const MARGIN = 74;
/** Room below the text, for the foot. */
const BOTTOM_MARGIN = MARGIN + 10;
const FOOT = { size: 9, fromEdge: 54, belowLine: 10 };
const TITLE = { size: 20, noteSize: 10.5, aboveLine: 10, belowLine: 16 };
const ARTICLE = { titleSize: 12, textSize: 11.5, lineGap: 3.5, titleGap: 1, textGap: 5 };
/** Space above the title of an article, in lines of the paragraph before it. */
const LINES_ABOVE_ARTICLE = 0.6;
/** `height`: from the name to the line on which somebody signs. */
const SIGNATURE = { size: 11, above: 24, height: 56, gap: 30 };
const LINE_WIDTH = 0.5;

/**
 * Draws the sample contract: A4, with text that can be selected.
 * @returns a PDF, with the same bytes for the same contract
 * @throws if the paragraphs of a page do not fit on it
 */
export async function contractPdf({ title, note, foot, signatures, pages }: SampleContract): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: BOTTOM_MARGIN, left: MARGIN, right: MARGIN },
    autoFirstPage: false,
    lang: 'it',
    displayTitle: true,
    // Without a fixed date the bytes would change with each build.
    info: { Title: title, Subject: note, CreationDate: new Date('2026-01-01T00:00:00Z') },
  });
  const bytes = buffer(pdf);
  for (const [index, paragraphs] of pages.entries()) {
    const number = index + 1;
    pdf.addPage();
    if (number === 1) drawTitle(pdf, title, note);
    for (const paragraph of paragraphs) drawParagraph(pdf, paragraph);
    if (number === pages.length) drawSignatures(pdf, signatures);
    const { start, count } = pdf.bufferedPageRange();
    if (start + count > number)
      throw new Error(
        `content/samples/contract.ts: il testo della pagina ${number} non sta in un foglio. Accorciatelo, o spostate un paragrafo nella pagina dopo.`,
      );
    drawFoot(pdf, `${foot[0]} ${number} ${foot[1]} ${pages.length}`);
  }
  pdf.end();
  return bytes;
}

function drawTitle(pdf: PDFKit.PDFDocument, title: string, note: string): void {
  pdf.font('Times-Bold').fontSize(TITLE.size).fillColor(themeColors.ink).text(title);
  pdf.font('Times-Italic').fontSize(TITLE.noteSize).fillColor(themeColors.muted).text(note);
  const y = pdf.y + TITLE.aboveLine;
  drawLine(pdf, y);
  pdf.y = y + TITLE.belowLine;
}

/** Draws a paragraph, or the title of an article in red, as old registers have it. */
function drawParagraph(pdf: PDFKit.PDFDocument, text: string): void {
  if (!text.startsWith('Art. ')) {
    pdf.font('Times-Roman').fontSize(ARTICLE.textSize).fillColor(themeColors.ink);
    pdf.text(text, { lineGap: ARTICLE.lineGap, paragraphGap: ARTICLE.textGap });
    return;
  }
  if (pdf.y > MARGIN) pdf.moveDown(LINES_ABOVE_ARTICLE);
  pdf.font('Times-Bold').fontSize(ARTICLE.titleSize).fillColor(themeColors.accent);
  pdf.text(text, { lineGap: ARTICLE.lineGap, paragraphGap: ARTICLE.titleGap });
}

function drawSignatures(pdf: PDFKit.PDFDocument, names: SampleContract['signatures']): void {
  const width = (pdf.page.width - 2 * MARGIN) / names.length;
  const y = pdf.y + SIGNATURE.above;
  pdf.font('Times-Italic').fontSize(SIGNATURE.size).fillColor(themeColors.ink);
  for (const [index, name] of names.entries()) {
    const x = MARGIN + index * width;
    pdf.text(name, x, y, { width });
    drawLine(pdf, y + SIGNATURE.height, x, x + width - SIGNATURE.gap);
  }
}

function drawFoot(pdf: PDFKit.PDFDocument, text: string): void {
  const y = pdf.page.height - FOOT.fromEdge;
  // Text below the margin would begin a new page.
  pdf.page.margins.bottom = 0;
  drawLine(pdf, y - FOOT.belowLine);
  pdf.font('Times-Roman').fontSize(FOOT.size).fillColor(themeColors.muted);
  pdf.text(text, MARGIN, y, { align: 'center', lineBreak: false, width: pdf.page.width - 2 * MARGIN });
}

const drawLine = (pdf: PDFKit.PDFDocument, y: number, from = MARGIN, to = pdf.page.width - MARGIN) =>
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(LINE_WIDTH).stroke(themeColors.rule);

import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { SampleContract } from '@/lib/schema/sample-contract';
import { themeColors } from '@/lib/theme-colors';

/** In points: the margin of a page, and the distance of its foot from the edge. */
const MARGIN = 74;
const FOOT = 54;
const CREATION_DATE = new Date('2026-01-01T00:00:00Z');

/**
 * Draws the sample contract: A4, with text that can be selected.
 * @returns a PDF; the same contract gives the same bytes
 * @throws if the paragraphs of a page do not fit on it
 */
export async function contractPdf({ title, note, foot, signatures, pages }: SampleContract): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN + 10, left: MARGIN, right: MARGIN },
    autoFirstPage: false,
    lang: 'it',
    displayTitle: true,
    info: { Title: title, Subject: note, CreationDate: CREATION_DATE },
  });
  const bytes = buffer(pdf);
  for (const [index, paragraphs] of pages.entries()) {
    pdf.addPage();
    if (index === 0) drawTitle(pdf, title, note);
    for (const paragraph of paragraphs) drawParagraph(pdf, paragraph);
    if (index === pages.length - 1) drawSignatures(pdf, signatures);
    const { start, count } = pdf.bufferedPageRange();
    if (start + count > index + 1)
      throw new Error(
        `content/samples/contract.ts: il testo della pagina ${index + 1} non sta in un foglio. Accorciatelo, o spostate un paragrafo nella pagina dopo.`,
      );
    drawFoot(pdf, `${foot[0]} ${index + 1} ${foot[1]} ${pages.length}`);
  }
  pdf.end();
  return bytes;
}

function drawTitle(pdf: PDFKit.PDFDocument, title: string, note: string): void {
  pdf.font('Times-Bold').fontSize(20).fillColor(themeColors.ink).text(title);
  pdf.font('Times-Italic').fontSize(10.5).fillColor(themeColors.muted).text(note);
  const y = pdf.y + 10;
  line(pdf, y);
  pdf.y = y + 16;
}

/** Titles of articles are red, as in old registers. */
function drawParagraph(pdf: PDFKit.PDFDocument, text: string): void {
  const isTitle = text.startsWith('Art. ');
  if (isTitle && pdf.y > MARGIN) pdf.moveDown(0.6);
  pdf
    .font(isTitle ? 'Times-Bold' : 'Times-Roman')
    .fontSize(isTitle ? 12 : 11.5)
    .fillColor(isTitle ? themeColors.accent : themeColors.ink)
    .text(text, { lineGap: 3.5, paragraphGap: isTitle ? 1 : 5 });
}

function drawSignatures(pdf: PDFKit.PDFDocument, names: SampleContract['signatures']): void {
  const width = (pdf.page.width - 2 * MARGIN) / names.length;
  const y = pdf.y + 24;
  pdf.font('Times-Italic').fontSize(11).fillColor(themeColors.ink);
  for (const [index, name] of names.entries()) {
    const x = MARGIN + index * width;
    pdf.text(name, x, y, { width });
    line(pdf, y + 56, x, x + width - 30);
  }
}

function drawFoot(pdf: PDFKit.PDFDocument, text: string): void {
  const y = pdf.page.height - FOOT;
  // Text below the margin would begin a new page.
  pdf.page.margins.bottom = 0;
  line(pdf, y - 10);
  pdf.font('Times-Roman').fontSize(9).fillColor(themeColors.muted);
  pdf.text(text, MARGIN, y, { align: 'center', lineBreak: false, width: pdf.page.width - 2 * MARGIN });
}

const line = (pdf: PDFKit.PDFDocument, y: number, from = MARGIN, to = pdf.page.width - MARGIN) =>
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.5).stroke(themeColors.rule);

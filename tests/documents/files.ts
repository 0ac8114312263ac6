// Files for the tests of /prova (D48), here and in the browser.
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { type Zippable, zipSync } from 'fflate';
import PdfDocument from 'pdfkit';
import sharp from 'sharp';
import { sampleVersions } from '@/app/prova/sample-versions';

/** The paragraphs of the sample contract, by pages. */
export const contractPages = sampleVersions[0].pages.map((paragraphs) => [...paragraphs]);

type PdfOptions = {
  /** The password that opens the file. */
  password?: string;
  /** The first line of each page; `#` is the number of the page. */
  head?: string;
  /** Turns each page by 90 degrees. */
  rotated?: boolean;
};

/** A PDF in A4. A page is a list of paragraphs, which are wrapped and may contain line breaks. */
export function pdf(pages: string[][], { password, head, rotated }: PdfOptions = {}): Promise<Buffer> {
  const document = new PdfDocument({ size: 'A4', autoFirstPage: false, userPassword: password });
  const bytes = buffer(document);
  for (const [index, paragraphs] of pages.entries()) {
    document.addPage();
    if (rotated) document.rotate(90, { origin: [250, 250] });
    if (head) document.fontSize(8).text(head.replace('#', String(index + 1)), 72, 40);
    document.fontSize(11).y = 72;
    for (const paragraph of paragraphs) document.text(paragraph, 72).moveDown(0.6);
  }
  document.end();
  return bytes;
}

/**
 * A PDF with one page in Helvetica.
 * @param content its drawing operators
 * @param objects by their numbers; 6 is the resources of the page, and one with a `/Rect` an annotation
 * @param catalog further entries of the catalog
 */
export function rawPdf(content: string, objects: Record<number, string> = {}, catalog = ''): Buffer {
  const annotations = Object.keys(objects).filter((number) => /\/Rect/.test(objects[Number(number)] ?? ''));
  const all: Record<number, string> = {
    1: `<</Type /Catalog /Pages 2 0 R ${catalog}>>`,
    2: '<</Type /Pages /Count 1 /Kids [3 0 R]>>',
    3: `<</Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources 6 0 R
      /Annots [${annotations.map((number) => `${number} 0 R`).join(' ')}]>>`,
    4: stream(content),
    5: '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>',
    6: '<</Font <</F1 5 0 R>>>>',
    ...objects,
  };
  const written = Object.entries(all).map(([number, object]) => `${number} 0 obj ${object} endobj`);
  return Buffer.from(`%PDF-1.7\n${written.join('\n')}\ntrailer <</Root 1 0 R>>`, 'latin1');
}

/** An object with a stream. @param entries of its dictionary */
export const stream = (content: string, entries = ''): string =>
  `<<${entries} /Length ${content.length}>> stream\n${content}\nendstream`;

/** The operators that draw a text at a place. */
export const textAt = (x: number, y: number, text: string): string =>
  `BT /F1 12 Tf ${x} ${y} Td (${text}) Tj ET\n`;

/** A PDF of empty pages. */
export const emptyPages = (count: number): Promise<Buffer> => pdf(Array<string[]>(count).fill([]));

/** A PDF of some kilobytes whose page unpacks to 400 MB of spaces. */
export function pdfBomb(): Buffer {
  const stream = deflateSync(deflateSync(Buffer.alloc(400_000_000, ' '), { level: 9 }), { level: 9 });
  const head = `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Count 1 /Kids [3 0 R]>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /Contents 4 0 R>> endobj
4 0 obj <</Length ${stream.length} /Filter [/FlateDecode /FlateDecode]>> stream\n`;
  const end = '\nendstream endobj\ntrailer <</Root 1 0 R>>';
  return Buffer.concat([Buffer.from(head), stream, Buffer.from(end)]);
}

/** A scan: a PDF whose pages are pictures. @param stamp text on the last page */
export async function scan(pages: number, stamp: string): Promise<Buffer> {
  const white = { width: 60, height: 80, channels: 3, background: '#fff' } as const;
  const picture = await sharp({ create: white }).png().toBuffer();
  const document = new PdfDocument({ autoFirstPage: false });
  const bytes = buffer(document);
  for (let page = 0; page < pages; page += 1) document.addPage().image(picture, 0, 0, { width: 600 });
  document.text(stamp, 72, 72).end();
  return bytes;
}

/**
 * A DOCX.
 * @param body paragraphs, or WordprocessingML, which starts with `<`
 * @param entries further files in it: `word/footnotes.xml`
 */
export function docx(body: string[], entries: Record<string, string> = {}): Buffer {
  const paragraphs = body.map((text) =>
    text.startsWith('<') ? text : `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`,
  );
  const files = {
    'word/document.xml': `<w:document><w:body>${paragraphs.join('')}</w:body></w:document>`,
    ...entries,
  };
  return zip(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])));
}

export const zip = (files: Zippable): Buffer => Buffer.from(zipSync(files));

/** A DOCX of a few kilobytes that unpacks to 30 MB. @param declaredSize the size that it states instead */
export function docxBomb(declaredSize?: number): Buffer {
  const file = zip({ 'word/document.xml': new Uint8Array(30_000_000).fill(0x20) });
  if (declaredSize === undefined) return file;
  // In the header of the file, and in the directory of the archive.
  file.writeUInt32LE(declaredSize, file.indexOf('PK\x03\x04') + 22);
  file.writeUInt32LE(declaredSize, file.indexOf('PK\x01\x02') + 24);
  return file;
}

/** A compound file: the first bytes of a DOC, and of a DOCX with a password. */
export const oldWordFile = (): Buffer => Buffer.from('d0cf11e0a1b11ae1'.padEnd(2048, '0'), 'hex');

import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import { Unreadable } from './limits';
import type { Line } from './lines';

/** `isStacked`: letters are drawn over different ones, so their positions say nothing. */
type PdfLine = Line & { isStacked?: boolean };

/** A space that the PDF draws, until `unspaced` decides whether it separates words or letters. */
const DRAWN_SPACE = '\u2003';
/** Raised and lowered letters are smaller than this share of the others. */
const SMALL = 0.75;
const RAISED = { digits: '⁰¹²³⁴⁵⁶⁷⁸⁹', letters: { a: 'ª', o: 'º' } as Record<string, string> };

/**
 * The lines of a page in the order of its content, with the values of its form fields.
 * @throws Unreadable as soon as they have more than `maxCharacters`
 */
export async function linesOf(page: PDFPageProxy, maxCharacters: number): Promise<Line[]> {
  const lines: Line[] = [];
  let line: PdfLine | undefined;
  let characters = 0;
  const reader = page.streamTextContent().getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    for (const item of value.items as TextItem[]) {
      characters += item.str.length + 1;
      if (item.str.trim()) {
        const place = placeOf(item);
        if (!line || isOtherLine(line, place)) {
          line = { ...place, text: '' };
          lines.push(line);
        }
        append(line, place);
      } else if (line) line.text += item.str ? DRAWN_SPACE : '';
      if (item.hasEOL) line = undefined;
    }
    if (characters > maxCharacters) {
      await reader.cancel(new Error('tooMuchText'));
      throw new Unreadable('tooMuchText');
    }
  }
  for (const ended of lines) ended.text = unspaced(ended.text).trim();
  for (const field of await fieldsOf(page)) {
    const label = lines.find(
      ({ baseline, right, size }) =>
        baseline > field.baseline && baseline < field.baseline + 2 * size && right <= field.left + size,
    );
    if (label) label.text += ` ${field.text}`;
    else lines.push(field);
  }
  return lines;
}

/** The position of a text along its line and across it, however the page is turned. */
function placeOf({ str, transform, width }: TextItem): Line {
  const [a, b, , , x, y] = transform;
  const size = Math.hypot(a, b) || 1;
  const left = (x * a + y * b) / size;
  return { text: str, left, right: left + width, baseline: (y * a - x * b) / size, size };
}

/** Whether a text begins a line: some programs do not mark the end of one. Raised or lowered letters are smaller. */
const isOtherLine = (line: Line, { baseline, size }: Line) =>
  Math.abs(baseline - line.baseline) > 0.3 * line.size && size > SMALL * line.size;

function append(line: PdfLine, { text, left, right, baseline, size }: Line): void {
  let added = text;
  if (size < SMALL * line.size && baseline > line.baseline + 0.15 * line.size) {
    // The number of a note, which must not join the number before it.
    added = text.replace(/\d/g, (digit) => RAISED.digits[Number(digit)] ?? digit);
    added = RAISED.letters[added] ?? added;
  } else if (line.text && left < line.right - 0.25 * size && !line.isStacked) {
    // Drawn twice to look bold.
    let shared = text.length;
    while (shared > 0 && !line.text.endsWith(text.slice(0, shared))) shared -= 1;
    added = text.slice(shared);
    line.isStacked = shared === 0;
  } else if (line.text && left > line.right + 0.2 * size && !/\s$/.test(line.text)) added = ` ${text}`;
  line.text += added;
  line.right = Math.max(line.right, right);
}

/** Joins the letters of a spaced title: «C O N T R A T T O». Drawn spaces then separate words. */
function unspaced(text: string): string {
  const letters = text.split(/\s/);
  if (letters.length < 4 || !letters.every((each) => /^\p{L}?$/u.test(each)))
    return text.replaceAll(DRAWN_SPACE, ' ');
  const isWordGap = text.includes(' ');
  return text.replaceAll(' ', '').replaceAll(DRAWN_SPACE, isWordGap ? ' ' : '');
}

/** The values of the form fields of a page, and its text annotations. */
async function fieldsOf(page: PDFPageProxy): Promise<Line[]> {
  const lines: Line[] = [];
  for (const annotation of await page.getAnnotations()) {
    const { subtype, fieldType, fieldValue, contentsObj, rect, hidden } = annotation;
    if (hidden) continue;
    let text = '';
    if (subtype === 'FreeText') text = contentsObj?.str ?? '';
    else if (fieldType === 'Btn')
      text = annotation.pushButton ? '' : !fieldValue || fieldValue === 'Off' ? '☐' : '☒';
    else if (subtype === 'Widget') text = [fieldValue ?? ''].flat().join(', ');
    text = String(text).replace(/\s+/g, ' ').trim();
    if (text) lines.push({ text, left: rect[0], right: rect[2], baseline: rect[1], size: 11 });
  }
  return lines;
}

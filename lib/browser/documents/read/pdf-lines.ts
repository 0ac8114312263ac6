import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import { Unreadable } from './limits';
import type { Line } from './lines';

/** `isStacked`: letters are drawn over different ones, so their positions are meaningless. */
type PdfLine = Line & { isStacked?: boolean };

/** A space that the PDF draws, until `withoutSpacing` decides whether it separates words or letters. */
const DRAWN_SPACE = '\u2003';

// Shares of the size of letters, tried out on contracts.
/** A smaller text is raised or lowered. */
const SMALL_SIZE = 0.75;
/** A small text that is this far above the line is raised. */
const MIN_RAISE = 0.15;
/** Any other text that is further above or below the line is on another line. */
const MAX_SHIFT = 0.3;
/** A text that begins this far before the end of the line is drawn over it; this far after the end, it is another word. */
const MIN_OVERLAP = 0.25;
const MIN_WORD_GAP = 0.2;
/** The label of a form field ends before it, and is less than this far above its lower edge. */
const MAX_LABEL_RAISE = 2;

/** A letter-spaced title has at least this number of letters. */
const MIN_SPACED_LETTERS = 4;
/** The size of letters in form fields, in points. pdf.js does not report it. */
const FIELD_TEXT_SIZE = 11;
const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const RAISED_LETTERS: Record<string, string> = { a: 'ª', o: 'º' };

/**
 * The lines of a page in the order of its content, with the values of its form fields.
 * @throws Unreadable as soon as they have more than `maxCharacters`
 */
export async function linesOf(page: PDFPageProxy, maxCharacters: number): Promise<Line[]> {
  const lines = await textLines(page, maxCharacters);
  for (const line of lines) line.text = withoutSpacing(line.text).trim();
  for (const field of await fieldsOf(page)) {
    const label = lines.find(
      ({ baseline, right, size }) =>
        baseline > field.baseline &&
        baseline < field.baseline + MAX_LABEL_RAISE * size &&
        right <= field.left + size,
    );
    if (label) label.text += ` ${field.text}`;
    else lines.push(field);
  }
  return lines;
}

async function textLines(page: PDFPageProxy, maxCharacters: number): Promise<PdfLine[]> {
  const lines: PdfLine[] = [];
  let line: PdfLine | undefined;
  let characters = 0;
  const reader = page.streamTextContent().getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return lines;
    for (const item of value.items as TextItem[]) {
      characters += item.str.length + 1;
      if (item.str.trim()) {
        const added = lineOf(item);
        if (!line || isOnOtherLine(added, line)) {
          line = { ...added, text: '' };
          lines.push(line);
        }
        append(line, added);
      } else if (line && item.str) line.text += DRAWN_SPACE;
      if (item.hasEOL) line = undefined;
    }
    if (characters > maxCharacters) {
      await reader.cancel(new Error('tooMuchText'));
      throw new Unreadable('tooMuchText');
    }
  }
}

/** A piece of text with its position along its line and across it, however the page is rotated. */
function lineOf({ str, transform, width }: TextItem): Line {
  const [a, b, , , x, y] = transform;
  const size = Math.hypot(a, b) || 1;
  const left = (x * a + y * b) / size;
  return { text: str, left, right: left + width, baseline: (y * a - x * b) / size, size };
}

/** Whether a text begins a new line: some programs do not mark the end of one. */
const isOnOtherLine = ({ baseline, size }: Line, line: Line) =>
  Math.abs(baseline - line.baseline) > MAX_SHIFT * line.size && size > SMALL_SIZE * line.size;

function append(line: PdfLine, { text, left, right, baseline, size }: Line): void {
  const isRaised = size < SMALL_SIZE * line.size && baseline > line.baseline + MIN_RAISE * line.size;
  if (isRaised) line.text += raised(text);
  else if (line.text && left < line.right - MIN_OVERLAP * size && !line.isStacked) {
    // Drawn twice to look bold.
    let shared = text.length;
    while (shared > 0 && !line.text.endsWith(text.slice(0, shared))) shared -= 1;
    line.text += text.slice(shared);
    line.isStacked = shared === 0;
  } else {
    const isNextWord = line.text && left > line.right + MIN_WORD_GAP * size && !/\s$/.test(line.text);
    line.text += isNextWord ? ` ${text}` : text;
  }
  line.right = Math.max(line.right, right);
}

/** Raised text in superscript characters, so that the number of a note does not join the number before it. */
const raised = (text: string): string =>
  RAISED_LETTERS[text] ?? text.replace(/\d/g, (digit) => RAISED_DIGITS[Number(digit)] ?? digit);

/** Joins the letters of a spaced title: «C O N T R A T T O». Drawn spaces then separate words. */
function withoutSpacing(text: string): string {
  const letters = text.split(/\s/);
  const isSpaced =
    letters.length >= MIN_SPACED_LETTERS && letters.every((letter) => /^\p{L}?$/u.test(letter));
  if (!isSpaced) return text.replaceAll(DRAWN_SPACE, ' ');
  const isWordGap = text.includes(' ');
  return text.replaceAll(' ', '').replaceAll(DRAWN_SPACE, isWordGap ? ' ' : '');
}

/** The values of the form fields of a page, and its text annotations. */
async function fieldsOf(page: PDFPageProxy): Promise<Line[]> {
  const lines: Line[] = [];
  for (const annotation of await page.getAnnotations()) {
    const { subtype, fieldType, fieldValue, contentsObj, pushButton, rect, hidden } = annotation;
    let text = '';
    if (subtype === 'FreeText') text = contentsObj?.str ?? '';
    else if (fieldType === 'Btn') text = pushButton ? '' : boxOf(fieldValue);
    else if (subtype === 'Widget') text = [fieldValue ?? ''].flat().join(', ');
    text = text.replace(/\s+/g, ' ').trim();
    if (!hidden && text)
      lines.push({ text, left: rect[0], right: rect[2], baseline: rect[1], size: FIELD_TEXT_SIZE });
  }
  return lines;
}

const boxOf = (value: string | undefined) => (!value || value === 'Off' ? '☐' : '☒');

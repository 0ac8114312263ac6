import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import type { LayerTest } from './layers';
import { Unreadable } from './limits';
import type { Line } from './lines';

/** A text with its position. `kind`: the direction of its letters, `space` or `field`. */
type Piece = Line & { kind: string };
/** `isStacked`: letters are drawn over different ones, so their positions are meaningless. */
type PdfLine = Line & { pieces: Piece[]; end: number; isStacked?: boolean };

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

/** A letter-spaced title has at least this number of letters. */
const MIN_SPACED_LETTERS = 4;
/** The flags «Hidden» and «NoView» of an annotation. */
const HIDDEN = 0b100010;
const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const RAISED_LETTERS: Record<string, string> = { a: 'ª', o: 'º' };

/**
 * The lines of a page in the order of its content, with the values of its form fields, as they are seen.
 * @throws Unreadable as soon as they have more than `maxCharacters`
 */
export async function linesOf(page: PDFPageProxy, isOff: LayerTest, maxCharacters: number): Promise<Line[]> {
  const lines = await textLines(page, isOff, maxCharacters);
  for (const field of await fieldsOf(page, isOff)) {
    const { left, right, baseline: bottom } = field;
    const gapTo = (line: Line) => Math.max(line.left - right, left - line.right);
    const [line] = lines
      .filter(({ baseline, size }) => baseline > bottom - MAX_SHIFT * size && baseline < bottom + field.size)
      .sort((a, b) => gapTo(a) - gapTo(b));
    const above = lines.filter(({ baseline }) => baseline > bottom).length;
    if (line) line.pieces.push(field);
    else lines.splice(above, 0, { ...field, pieces: [field], end: 0 });
  }
  for (const line of lines) write(line);
  return lines;
}

async function textLines(page: PDFPageProxy, isOff: LayerTest, maxCharacters: number): Promise<PdfLine[]> {
  const lines: PdfLine[] = [];
  let line: PdfLine | undefined;
  let characters = 0;
  const reader = page.streamTextContent().getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return lines;
    for (const item of value.items as TextItem[]) {
      characters += item.str.length + 1;
      const piece = pieceOf(item);
      if (item.str.trim() && !isOff(item.str)) {
        if (!line || isOnOtherLine(piece, line)) {
          line = { ...piece, pieces: [], end: 0 };
          lines.push(line);
        }
        line.left = Math.min(line.left, piece.left);
        line.right = Math.max(line.right, piece.right);
        line.pieces.push(piece);
      } else if (line && item.str)
        line.pieces.push({ ...piece, text: DRAWN_SPACE, right: piece.left, kind: 'space' });
      if (item.hasEOL) line = undefined;
    }
    if (characters > maxCharacters) {
      await reader.cancel(new Error('tooMuchText'));
      throw new Unreadable('tooMuchText');
    }
  }
}

/** Writes the text of a line by the positions of its pieces, which may be drawn in another order. */
function write(line: PdfLine): void {
  const { pieces } = line;
  const countOf = (direction: string) => pieces.filter(({ kind }) => kind === direction).length;
  // Mirrored, what is written from right to left is written from left to right.
  if (countOf('rtl') > countOf('ltr'))
    for (const piece of pieces.reverse()) [piece.left, piece.right] = [-piece.right, -piece.left];
  line.text = '';
  for (const piece of pieces.sort((a, b) => a.left - b.left)) append(line, piece);
  line.text = withoutSpacing(line.text).trim();
}

/** A piece of text with its position along its line and across it, however the page is rotated. */
function pieceOf({ str, transform, width, dir }: TextItem): Piece {
  const [a, b, , , x, y] = transform;
  const size = Math.hypot(a, b) || 1;
  const left = (x * a + y * b) / size;
  return { text: str, left, right: left + width, baseline: (y * a - x * b) / size, size, kind: dir };
}

/** Whether a text begins a new line: some programs do not mark the end of one. */
const isOnOtherLine = ({ baseline, size }: Line, line: Line) =>
  Math.abs(baseline - line.baseline) > MAX_SHIFT * line.size && size > SMALL_SIZE * line.size;

function append(line: PdfLine, { text, left, right, baseline, size, kind }: Piece): void {
  if (!line.text) line.end = left;
  const isRaised = size < SMALL_SIZE * line.size && baseline > line.baseline + MIN_RAISE * line.size;
  if (kind === 'field') line.text = withField(line, text, left);
  else if (isRaised) line.text += raised(text);
  else if (line.text && left < line.end - MIN_OVERLAP * size && !line.isStacked) {
    // Drawn twice to look bold.
    let shared = text.length;
    while (shared > 0 && !line.text.endsWith(text.slice(0, shared))) shared -= 1;
    line.text += text.slice(shared);
    line.isStacked = shared === 0;
  } else {
    const isNextWord = line.text && left > line.end + MIN_WORD_GAP * size && !/\s$/.test(line.text);
    line.text += isNextWord ? ` ${text}` : text;
  }
  line.end = Math.max(line.end, kind === 'field' ? left : right);
}

/** The text of a line with that of a field: at its end, or at the space before the dots that the field fills. */
function withField({ text: line, left: start, end, size }: PdfLine, text: string, left: number): string {
  const place = Math.ceil(((left - start) / (end - start)) * line.length) + 1;
  const at = left < end - size ? Math.max(0, line.lastIndexOf(' ', place)) : line.length;
  return `${line.slice(0, at)} ${text} ${line.slice(at)}`;
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

/** The form fields of a page as they are seen, and its text annotations. Their size is their height. */
async function fieldsOf(page: PDFPageProxy, isOff: LayerTest): Promise<Piece[]> {
  const fields: Piece[] = [];
  for (const annotation of await page.getAnnotations()) {
    const { subtype, checkBox, radioButton, fieldValue, textContent } = annotation;
    const values: string[] = [fieldValue ?? []].flat();
    const [value = 'Off'] = values;
    const shown = new Map<string, string>();
    for (const { exportValue, displayValue } of annotation.options ?? [])
      shown.set(exportValue, displayValue);
    let text = '';
    if (subtype === 'FreeText') text = annotation.contentsObj?.str ?? '';
    else if (checkBox || radioButton)
      text = value === 'Off' || (radioButton && value !== annotation.buttonValue) ? '☐' : '☒';
    else if (subtype === 'Widget' && !annotation.password)
      // A list shows other words than its values, a comb its letters with spaces.
      text =
        (!annotation.comb && textContent?.join(' ')) ||
        values.map((value) => shown.get(value) ?? value).join(', ');
    text = text.replace(/\s+/g, ' ').trim();
    if (!text || annotation.annotationFlags & HIDDEN || isOff(annotation.id)) continue;
    const [left, bottom, right, top] = annotation.rect;
    fields.push({ text, left, right, baseline: bottom, size: top - bottom, kind: 'field' });
  }
  return fields;
}

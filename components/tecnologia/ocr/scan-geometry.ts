import type { PassageText } from '@/components/pictures/passage';

/** A word on its line. `readingIndex` is the index of its reading, if a line connects them. */
export type PlacedWord = { text: string; tail: string; column: number; readingIndex?: number };

/** Breaks the text into lines of a number of columns, like a typewriter. */
export function typedLines(body: PassageText, columns: number): PlacedWord[][] {
  const lines: PlacedWord[][] = [[]];
  let column = 0;
  let connected = 0;
  for (const token of body.split(' ')) {
    const [before = '', marked, tail = ''] = token.split('==');
    const text = marked ?? before;
    const length = text.length + (marked ? tail.length : 0);
    if (column > 0 && column + length > columns) {
      lines.push([]);
      column = 0;
    }
    lines
      .at(-1)
      ?.push(marked ? { text, tail, column, readingIndex: connected++ } : { text, tail: '', column });
    column += length + 1;
  }
  return lines;
}

/** Keeps the HTML small; a finer difference is not visible. */
export const roundToTenth = (value: number) => Math.round(value * 10) / 10;

/** Measures of the typewritten page, in units of the drawing. */
export const letterWidth = 10;
export const lineHeight = 29;
export const glassMargin = 18;
export const bodyTop = 172;
/** Rotation of the page on the scanner's glass, in degrees. */
export const tilt = -1.3;

export type PageLayout = {
  columns: number;
  lines: PlacedWord[][];
  margin: number;
  width: number;
  height: number;
};

export function layoutOf(body: PassageText, columns: number, margin: number): PageLayout {
  const lines = typedLines(body, columns);
  return {
    columns,
    lines,
    margin,
    width: roundToTenth(columns * letterWidth + 2 * margin),
    height: bodyTop + lines.length * lineHeight + 118,
  };
}

/** Left edge, width and baseline of a word, on the page. */
export function boxOf(layout: PageLayout, word: PlacedWord, line: number) {
  return {
    x: roundToTenth(layout.margin + word.column * letterWidth),
    width: roundToTenth(word.text.length * letterWidth),
    baseline: bodyTop + line * lineHeight,
  };
}

/** Where a point of the rotated page is on the glass. */
export function pointOnGlass(layout: PageLayout, x: number, y: number) {
  const angle = (tilt * Math.PI) / 180;
  const [dx, dy] = [x - layout.width / 2, y - layout.height / 2];
  return {
    x: roundToTenth(glassMargin + layout.width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle)),
    y: roundToTenth(glassMargin + layout.height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle)),
  };
}

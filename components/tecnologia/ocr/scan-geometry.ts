import type { PassageText } from '@/components/pictures/passage';

/** How sure the OCR is of a connected word. */
export type WordReading = {
  confidence: string;
  /** Below the threshold. */
  doubtful: boolean;
};

/** A word on the page, in units of the drawing. */
export type PlacedWord = {
  text: string;
  /** Punctuation after a connected word. */
  tail: string;
  x: number;
  width: number;
  baseline: number;
  /** The number of a connected word, and its reading. */
  connection: { number: number; reading: WordReading } | undefined;
};

/** The typewritten page: its size, and its words by line. */
export type PageLayout = {
  columns: number;
  lines: PlacedWord[][];
  margin: number;
  width: number;
  height: number;
};

/** Measures of the page, in units of the drawing. */
export const letterWidth = 10;
export const lineHeight = 29;
export const bodyTop = 172;
/** From the last line to the bottom edge: room for the signature. */
const bodyBottom = 118;
/** The box around a word: its distance from the baseline, and from both ends of the word. */
export const wordBox = { above: 16, below: 6, side: 2 };

/** Width of the glass around the page, and rotation of the page on it, in degrees. */
export const glassMargin = 18;
export const tilt = -1.3;

/** Keeps the HTML small; a finer difference is not visible. */
export const roundToTenth = (value: number) => Math.round(value * 10) / 10;

/** Words with their punctuation. */
export const textOf = (words: readonly PlacedWord[]) => words.map(({ text, tail }) => text + tail).join(' ');

type ScannedText = {
  /** Connected words are between `==`, in the order of `readings`. */
  body: PassageText;
  readings: readonly WordReading[];
};

/** Breaks the text into lines of at most `columns` letters, like a typewriter. */
export function layoutOf({ body, readings }: ScannedText, columns: number, margin: number): PageLayout {
  const lines: PlacedWord[][] = [[]];
  let column = 0;
  let connected = 0;
  for (const token of body.split(' ')) {
    const [before = '', marked, tail = ''] = token.split('==');
    const text = marked ?? before;
    const length = text.length + tail.length;
    if (column > 0 && column + length > columns) {
      lines.push([]);
      column = 0;
    }
    const reading = marked ? readings[connected] : undefined;
    if (reading) connected += 1;
    lines.at(-1)?.push({
      text,
      tail,
      x: roundToTenth(margin + column * letterWidth),
      width: roundToTenth(text.length * letterWidth),
      baseline: bodyTop + (lines.length - 1) * lineHeight,
      // The register number is the first.
      connection: reading && { number: connected + 1, reading },
    });
    column += length + 1;
  }
  return {
    columns,
    lines,
    margin,
    width: roundToTenth(columns * letterWidth + 2 * margin),
    height: bodyTop + lines.length * lineHeight + bodyBottom,
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

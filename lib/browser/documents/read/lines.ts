/** A line of a page with its position and the size of its letters, in any unit. */
export type Line = { text: string; left: number; right: number; baseline: number; size: number };

/** The start of an article or of a list item: `Art. 3`, `IV.`, `3.1`, `(3)`, `a)`, `•`. */
const ITEM =
  /^(?:(?:art(?:icolo|\.)|clausola|allegato|§)\s*\d|(?:[ivxlc]{1,7}[.)]|\(?\d{1,3}(?:\.\d{1,3})*[.)]|\d{1,2}(?:\.\d{1,2})+|\(?[a-z]{1,2}\)|[•·▪●○■□–—-]|\p{Co})(?:\s|$))/iu;
/** The end of a word that continues in the next line: a hyphen after a letter. */
const HYPHEN = /\p{L}[-\u00ad\u2010]$/u;
/** The same in a justified line, which has a space before it. If the line has another « - », both are dashes. */
const SPACED_HYPHEN = /^(?!.* - ).*\p{L} -$/u;

// Measures of a page, tried out on contracts.
/** A line is short if it ends before this share of the page's width. */
const SHORT_LINE = 0.75;
/** A line is centred if it begins after the first share of the width, and its margins differ by less than the second. */
const MIN_INDENT = 0.05;
const MAX_MARGIN_DIFFERENCE = 0.02;
/** Between two paragraphs the distance is larger than this multiple of the usual one. */
const PARAGRAPH_DISTANCE = 1.35;
/** The letters of a title differ from those of the text by more than this share. */
const SIZE_DIFFERENCE = 1 / 8;
/** Lines with a smaller distance are beside each other. */
const MIN_DISTANCE = 0.5;

/**
 * The text of the lines of a page, one line per paragraph, with divided words joined.
 * @param distance between the lines of a paragraph
 */
export function paragraphsOf(lines: Line[], distance = usualDistance(lines)): string {
  const isShort = shortLineTest(lines);
  const parts: string[] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before && beginsParagraph(line, before, isShort(before), distance)) parts.push('\n');
    else if (before && isDivided(before.text, line.text))
      parts.push((parts.pop() ?? '').slice(0, -1).trimEnd());
    else if (before) parts.push(' ');
    parts.push(line.text);
  }
  return parts.join('');
}

/** A test whether a line ends long before the right margin, or is centred as a title is. */
function shortLineTest(lines: readonly Line[]): (line: Line) => boolean {
  const left = lines.reduce((least, line) => Math.min(least, line.left), Infinity);
  const right = lines.reduce((most, line) => Math.max(most, line.right), -Infinity);
  const width = right - left;
  return (line) => {
    const indent = line.left - left;
    const isCentred =
      indent > MIN_INDENT * width && Math.abs(indent - (right - line.right)) < MAX_MARGIN_DIFFERENCE * width;
    return line.right < left + SHORT_LINE * width || isCentred;
  };
}

function beginsParagraph(line: Line, before: Line, isBeforeShort: boolean, distance: number): boolean {
  const endsSentence = /[.:;]$/.test(before.text);
  if (before.baseline - line.baseline > PARAGRAPH_DISTANCE * distance) return true;
  // The text continues further up, in the next column.
  if (endsSentence && line.baseline > before.baseline) return true;
  if (Math.abs(line.size - before.size) > line.size * SIZE_DIFFERENCE) return true;
  if (isBeforeShort && (endsSentence || /^[\p{Lu}\d]/u.test(line.text))) return true;
  return (isBeforeShort || endsSentence) && ITEM.test(line.text);
}

const isDivided = (before: string, text: string) =>
  (HYPHEN.test(before) || SPACED_HYPHEN.test(before)) && /^\p{Ll}/u.test(text);

function usualDistance(lines: readonly Line[]): number {
  const distances = lines
    .map(({ baseline }, index) => (lines[index - 1]?.baseline ?? baseline) - baseline)
    .filter((distance) => distance > MIN_DISTANCE)
    .sort((a, b) => a - b);
  // The lower quartile, because with short paragraphs half of the distances are between paragraphs.
  return distances[Math.floor(distances.length / 4)] ?? Infinity;
}

/** A line of a page with its position and the size of its letters, in any unit. */
export type Line = { text: string; left: number; right: number; baseline: number; size: number };

/** The start of an article or of a list item: `Art. 3`, `IV.`, `3.1`, `(3)`, `a)`, `•`. */
const ITEM =
  /^(?:(?:art(?:icolo|\.)|clausola|allegato|§)\s*\d|(?:[ivxlc]{1,7}[.)]|\(?\d{1,3}(?:\.\d{1,3})*[.)]|\d{1,2}(?:\.\d{1,2})+|\(?[a-z]{1,2}\)|[•·▪●○■□☐☒–—-]|\p{Co})(?:\s|$))/iu;
/** The end of a word that continues in the next line: a hyphen after a letter or a digit. */
const HYPHEN = /[\p{L}\d][-\u00ad\u2010\u2011]$/u;
/** The same in a justified line, which has a space before it. If the line has another « - », both are dashes. */
const SPACED_HYPHEN = /^(?!.* - ).*\p{L} -$/u;
/** A word with a hyphen of its own: `B-1`, `5-bis`, `e-mail`, `IVA-esente`, `Reggio-Emilia`, `porta-a-porta`. */
const NAME = /\d-|-.*-|^.-|-[^\p{Ll}]|^\p{Lu}{2,}-/u;
/** The same in lower case: `ex-moglie`, `decreto-legge`, and two adjectives, such as `tecnico-scientifico`. */
const COMPOUND =
  /^(?:(?:ex-(?!tra)|non-(?!ch|dim|n|os)|(?:accordo|contratto|decreto)-|legge-[dqt])|(?:afro|anglo|austro|franco|greco|ispano|italo|latino|russo|socio|\p{L}{2,}(?:ari|ic|iv|ori)o)-(?!graf|log)(?=\p{L}{5})\p{L}*(?:al|an|ar|ari|at|ch|ens|er|es|esc|ic|il|in|iv|izi|ori|os)[aeio]$)/u;

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
 * @param known compounds of the document
 */
export function paragraphsOf(lines: Line[], distance = usualDistance(lines), known = compoundsIn(lines)) {
  const isShort = shortLineTest(lines);
  const parts: string[] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before && beginsParagraph(line, before, isShort(before), distance)) parts.push('\n');
    else if (before && isDivided(before.text, line.text)) {
      const start = (parts.pop() ?? '').slice(0, -1).trimEnd();
      parts.push(start, isCompound(before.text, line.text, known) ? '-' : '');
    } else if (before) parts.push(' ');
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
  (HYPHEN.test(before) && /^[\p{L}\d]/u.test(text)) || (SPACED_HYPHEN.test(before) && /^\p{Ll}/u.test(text));

/** Whether the hyphen between two lines belongs to the word. A soft hyphen never does. */
function isCompound(before: string, text: string, known: ReadonlySet<string>): boolean {
  const start = /([\p{L}\d-]{1,40}) ?[^\u00ad]$/u.exec(before)?.[1] ?? '';
  const word = `${start}-${/^[\p{L}\d-]{1,40}/u.exec(text)}`;
  return NAME.test(word) || COMPOUND.test(word.toLowerCase()) || known.has(word.toLowerCase());
}

/** The words that have a hyphen within a line. */
export const compoundsIn = (lines: readonly Line[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\d]{1,40}(?:-[\p{L}\d]{1,40})+/gu) ?? []),
  );

function usualDistance(lines: readonly Line[]): number {
  const distances = lines
    .map(({ baseline }, index) => (lines[index - 1]?.baseline ?? baseline) - baseline)
    .filter((distance) => distance > MIN_DISTANCE)
    .sort((a, b) => a - b);
  // The lower quartile, because with short paragraphs half of the distances are between paragraphs.
  return distances[Math.floor(distances.length / 4)] ?? Infinity;
}

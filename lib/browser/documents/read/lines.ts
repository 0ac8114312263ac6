/** A line of a page with its position and the size of its letters, in any unit. */
export type Line = { text: string; left: number; right: number; baseline: number; size: number };

/** The start of an article or of a list item. */
const ITEM =
  /^(?:(?:art(?:icolo|\.)|clausola|allegato|§)\s*\d|(?:[ivxlc]{1,7}[.)]|\(?\d{1,3}(?:\.\d{1,3})*[.)]|\d{1,2}(?:\.\d{1,2})+|\(?[a-z]{1,2}\)|[•·▪●○■□–—-]|\p{Co})(?:\s|$))/iu;

/** A word that continues in the next line. A justified line has a space before the hyphen; if the line has another ' - ', it is a dash. */
const DIVIDED = /\p{L}[-\u00ad\u2010]$|^(?!.* - ).*\p{L} -$/u;

/**
 * The text of the lines of a page, one line per paragraph, with divided words joined. A paragraph begins
 * - after a space that is larger than usual, or when the text jumps up, as to a next column, after a sentence,
 * - where the letters get larger or smaller,
 * - with an article or a list item, after a line that ends a sentence or is short,
 * - with a capital letter or a digit after a short line, or after a short line that ends a sentence.
 * @param distance between the lines of a paragraph
 */
export function paragraphsOf(lines: Line[], distance = usualDistance(lines)): string {
  const left = lines.reduce((least, line) => Math.min(least, line.left), Infinity);
  const right = lines.reduce((most, line) => Math.max(most, line.right), -Infinity);
  const width = right - left;
  const isShort = (line: Line) =>
    line.right < left + 0.75 * width ||
    // A centred title.
    (line.left > left + 0.05 * width && Math.abs(line.left - left + line.right - right) < 0.02 * width);

  const parts: string[] = [];
  for (const [index, { text, baseline, size }] of lines.entries()) {
    const before = lines[index - 1];
    if (before) {
      const endsSentence = /[.:;]$/.test(before.text);
      const endsShort = isShort(before);
      const beginsParagraph =
        before.baseline - baseline > 1.35 * distance ||
        (endsSentence && baseline > before.baseline) ||
        Math.abs(size - before.size) > size / 8 ||
        ((endsSentence || endsShort) && ITEM.test(text)) ||
        (endsShort && (endsSentence || /^[\p{Lu}\d]/u.test(text)));
      if (beginsParagraph) parts.push('\n');
      else if (DIVIDED.test(before.text) && /^\p{Ll}/u.test(text)) {
        parts.push((parts.pop() ?? '').slice(0, -1).trimEnd());
      } else parts.push(' ');
    }
    parts.push(text);
  }
  return parts.join('');
}

function usualDistance(lines: Line[]): number {
  const distances = lines
    .map(({ baseline }, index) => (lines[index - 1]?.baseline ?? baseline) - baseline)
    .filter((distance) => distance > 0.5)
    .sort((a, b) => a - b);
  // The lower quartile, because with short paragraphs half of the distances are between paragraphs.
  return distances[Math.floor(distances.length / 4)] ?? Infinity;
}

/**
 * Leaves out page numbers, running heads and feet: lines that are first or last on more than half of several pages,
 * ignoring digits, unless they begin an article.
 */
export function withoutRunningHeads(pages: Line[][]): Line[][] {
  const isEdge = (lines: Line[], index: number) => index < 2 || index >= lines.length - 2;
  const key = ({ text }: Line) => (/^art(?:icolo|\.)\s*\d/i.test(text) ? '' : text.replace(/\d+/g, '#'));
  const counts = new Map<string, number>();
  for (const lines of pages) {
    for (const edge of new Set(lines.filter((_, index) => isEdge(lines, index)).map(key))) {
      counts.set(edge, (counts.get(edge) ?? 0) + 1);
    }
  }
  counts.delete('');
  if (pages.length < 2) counts.clear();
  return pages.map((lines, index) => {
    const number = new RegExp(`^(?:pag(?:ina|\\.)? ?)?${index + 1}(?: ?(?:di|/) ?\\d+)?$`, 'i');
    const isHead = (line: Line) => number.test(line.text) || (counts.get(key(line)) ?? 0) > pages.length / 2;
    return lines.filter((line, index) => !isEdge(lines, index) || !isHead(line));
  });
}

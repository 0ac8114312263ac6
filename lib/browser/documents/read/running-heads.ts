import type { Line } from './lines';

/** Number of lines at the top and at the bottom of a page that may be running heads or feet. */
const EDGE_LINES = 2;

/**
 * Leaves out page numbers, running heads and feet: lines at the edge of more than half of the pages, ignoring digits, unless
 * they begin an article.
 */
export function withoutRunningHeads(pages: readonly Line[][]): Line[][] {
  const pagesWith = new Map<string, number>();
  for (const lines of pages) {
    const keys = lines.filter((_, index) => isAtEdge(lines, index)).map(keyOf);
    for (const key of new Set(keys)) pagesWith.set(key, (pagesWith.get(key) ?? 0) + 1);
  }
  const isRunningHead = (line: Line) => {
    const key = keyOf(line);
    return pages.length > 1 && key !== '' && (pagesWith.get(key) ?? 0) > pages.length / 2;
  };
  return pages.map((lines, pageIndex) => {
    /** `3`, `pag. 3`, `Pagina 3 di 12`, `3/12`. */
    const pageNumber = new RegExp(`^(?:pag(?:ina|\\.)? ?)?${pageIndex + 1}(?: ?(?:di|/) ?\\d+)?$`, 'i');
    return lines.filter(
      (line, index) => !isAtEdge(lines, index) || !(pageNumber.test(line.text) || isRunningHead(line)),
    );
  });
}

const isAtEdge = (lines: readonly Line[], index: number) =>
  index < EDGE_LINES || index >= lines.length - EDGE_LINES;

/** The text of a line without its digits; '' for the title of an article. */
const keyOf = ({ text }: Line) => (/^art(?:icolo|\.)\s*\d/i.test(text) ? '' : text.replace(/\d+/g, '#'));

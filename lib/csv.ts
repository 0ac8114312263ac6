/**
 * Cells by rows, as a spreadsheet program saves them: quotes around cells that hold the separator, a quote (doubled) or a
 * line break. Blanks around a cell do not count, nor does a byte order mark.
 * @returns undefined where a quote is not closed
 */
export function csvRows(source: string, separator: ',' | ';'): string[][] | undefined {
  const text = source.replace(/^\uFEFF/, '');
  const cellsAndEnds = new RegExp(
    `("(?:[^"]|"")*"|(?!")[^${separator}\\r\\n]*)(${separator}|\\r?\\n|$)`,
    'gy',
  );
  const rows: string[][] = [[]];
  let end = 0;
  for (const [all, cell = '', after] of text.matchAll(cellsAndEnds)) {
    rows.at(-1)?.push((cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell).trim());
    if (after !== separator) rows.push([]);
    end += all.length;
  }
  return end === text.length ? rows : undefined;
}

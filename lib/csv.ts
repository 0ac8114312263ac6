import { parse } from 'csv-parse/sync';

/**
 * Cells by rows, as a spreadsheet program saves them. Blanks around a cell do not count.
 * @returns undefined where a quote is not closed
 */
export function csvRows(source: string, delimiter: ',' | ';'): string[][] | undefined {
  try {
    return parse(source, { bom: true, delimiter, trim: true, relaxColumnCount: true, relaxQuotes: true });
  } catch {
    return undefined;
  }
}

import { parse } from 'csv-parse/sync';

/**
 * Parses a table that a spreadsheet program has saved: its cells by row, without surrounding spaces.
 * @returns undefined if a quote is not closed
 */
export function csvRows(source: string, delimiter: ',' | ';'): string[][] | undefined {
  try {
    return parse(source, { bom: true, delimiter, trim: true, relaxColumnCount: true, relaxQuotes: true });
  } catch {
    return undefined;
  }
}

import { MAX_FILE_BYTES, MAX_PAGES } from '@/lib/browser/documents/read/limits';

/** Fills in what is read at most: `{megabytes}` of a file, `{pages}` of a PDF. */
export const withLimits = (text: string): string =>
  text.replace('{megabytes}', String(MAX_FILE_BYTES / 1024 ** 2)).replace('{pages}', String(MAX_PAGES));

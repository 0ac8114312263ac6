// The limits of a document, so that none fills the memory or keeps the web worker busy for minutes (docs/decisions.md D48).

import type { ReadProblem } from '@/lib/browser/documents/types';

export const MAX_FILE_BYTES = 20 * 1024 * 1024;
export const MAX_PAGES = 500;
/** Characters of a document. */
export const MAX_CHARACTERS = 5_000_000;
/** Time to read the pages of a PDF. */
export const MAX_READING_MS = 120_000;
/** Bytes that a DOCX unpacks to. */
export const MAX_UNPACKED_BYTES = 25_000_000;
/** Bytes that the streams of a PDF unpack to. */
export const MAX_PDF_BYTES = 100_000_000;

/** A text with the limits in place of `{megabytes}` and `{pages}`. */
export const withLimits = (text: string): string =>
  text.replace('{megabytes}', String(MAX_FILE_BYTES / 1024 ** 2)).replace('{pages}', String(MAX_PAGES));

/** A document cannot be read, for a reason that the page explains. */
export class Unreadable extends Error {
  constructor(readonly problem: ReadProblem) {
    super(problem);
  }
}

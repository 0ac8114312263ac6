// What is read at most: a file must neither fill the memory nor take minutes (docs/decisions.md D48).

import type { ReadProblem } from '../types';

/** Bytes of a file. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
export const MAX_PAGES = 500;
/** Characters of a document. */
export const MAX_CHARACTERS = 5_000_000;
/** Bytes that a file unpacks to, with all its attachments. */
export const MAX_UNPACKED_BYTES = 25_000_000;
/** Mails in each other, the outermost included. */
export const MAX_MAIL_DEPTH = 4;
/** Attachments of a file, with those of the mails in it. */
export const MAX_ATTACHMENTS = 50;

/** Ends the reading of a document. */
export class Unreadable extends Error {
  constructor(readonly problem: ReadProblem) {
    super(problem);
  }
}

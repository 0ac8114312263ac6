// What the page and the worker of the documents say to each other.

import type { DocumentAnswer } from './answer';
import type { DocumentKind } from './kind';
import type { ReadDocument, ReadResult } from './types';

/** What the index holds. */
export type Indexed = { passages: number; kind: DocumentKind };

/** What the worker can be asked, and its answers. */
export type Calls = {
  /** Reads a file; without one, the sample contract. */
  read: { asks: { file: File | undefined }; gets: ReadResult };
  /** Makes the index of these documents, in place of the last one. */
  index: { asks: { documents: readonly ReadDocument[] }; gets: Indexed };
  /** Answers from the index. */
  ask: { asks: { words: string }; gets: DocumentAnswer };
};

export type Call = { [Kind in keyof Calls]: { id: number; kind: Kind } & Calls[Kind]['asks'] }[keyof Calls];

/** `started` comes once; `page` while a file is read; each call ends with `gets` or `failed`. */
export type Reply =
  | { kind: 'started' }
  | { kind: 'page'; done: number; total: number }
  | { kind: 'gets'; id: number; value: Calls[keyof Calls]['gets'] }
  | { kind: 'failed'; id: number; reason: string };

// What the page and the worker of the drafts say to each other.

import type { Comparison } from './compare/compare';
import type { ReadDocument, ReadResult } from './types';

/** The two drafts, the older one first. */
export type Drafts = readonly [before: ReadDocument, after: ReadDocument];

/** What differs; where the newer draft has tracked changes, also what differs beside them. */
export type Compared = Comparison & { untracked?: Comparison };

/** What the worker can be asked, and its answers. */
export type Calls = {
  /** Reads a file, or one of the two drafts of the sample. */
  read: { asks: { file: File | 0 | 1 }; gets: ReadResult };
  compare: { asks: { drafts: Drafts }; gets: Compared };
};

export type Call = { [Kind in keyof Calls]: { id: number; kind: Kind } & Calls[Kind]['asks'] }[keyof Calls];

/** `started` comes once; `page` while a file is read; each call ends with `gets` or `failed`. */
export type Reply =
  | { kind: 'started' }
  | { kind: 'page'; done: number; total: number }
  | { kind: 'gets'; id: number; value: Calls[keyof Calls]['gets'] }
  | { kind: 'failed'; id: number; reason: string };

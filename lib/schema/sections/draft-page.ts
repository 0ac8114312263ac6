import type { Passage } from './passage';

/** A page of a drafted report: every sentence with the number of its source, or marked because it has none. */
export type DraftPageCopy = {
  /** What kind of page it is, and of which version. */
  label: string;
  title: string;
  parts: readonly {
    heading: string;
    sentences: readonly ({ text: string; sources: readonly number[] } | { text: string; missing: string })[];
  }[];
  sourcesLabel: string;
  pageLabel: string;
  /** In the order of their numbers, from 1. */
  sources: readonly { file: string; page: number; passage: Passage }[];
};

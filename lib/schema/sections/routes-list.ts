import type { Link } from '../page';
import type { Passage, Source } from './passage';

/** A search and the sentence it finds. */
export type MatchSample = {
  kind: 'match';
  /** What was asked. */
  query: string;
  source: Source;
  passage: Passage;
};

/** A clause and what it means in plain words. */
export type SummarySample = {
  kind: 'summary';
  source: Source;
  clause: Passage;
  /** Names the summary. */
  summaryLabel: string;
  summary: string;
};

/** Lines of the access register, one of them refused. */
export type RefusalSample = {
  kind: 'refusal';
  /** What the lines are, for readers that do not see them. */
  label: string;
  lines: readonly {
    time: string;
    event: string;
    user: string;
    document: string;
    outcome: string;
    refused: boolean;
  }[];
};

/** A way on, with a small exact drawing of what stands behind it. */
export type RouteItem = {
  link: Link;
  text: string;
  /** Words of the link under the text. */
  more: string;
  sample: MatchSample | SummarySample | RefusalSample;
};

/** A ruled list of ways on. */
export type RoutesListCopy = {
  id: string;
  margin: string;
  title: string;
  /** Stands before the number of a page. */
  pageLabel: string;
  items: readonly RouteItem[];
};

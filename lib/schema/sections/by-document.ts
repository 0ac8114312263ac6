import type { SampleLine } from './passage';

/** What the product makes of one kind of document. */
export type DocumentUse = {
  /** The document, as the trade calls it. */
  document: string;
  /** What is done with it, named as the product names it. */
  title: string;
  text: string;
  /** Two or three lines as they appear in the product. */
  sample: {
    lines: readonly SampleLine[];
    /** Set in the fixed-width face, as a log is. */
    log?: boolean;
  };
};

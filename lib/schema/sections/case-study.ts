import type { BeforeAfterCopy, ShareCopy } from './charts';

/** A customer's case in figures, without the customer's name. */
export type CaseStudyCopy = {
  id: string;
  margin: string;
  title: string;
  /** What the reader must know of the figures. */
  lead: string;
  times: readonly BeforeAfterCopy[];
  shares: readonly ShareCopy[];
};

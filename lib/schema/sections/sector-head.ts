import type { Link } from '../page';

/** Opening of a sector page: its problem, what the product does about it, the two ways on. */
export type SectorHead = {
  title: string;
  lead: string;
  /** The one primary action. */
  action: Link;
  /** The quiet one beside it. */
  contact: Link;
};

import type { Link } from '../page';

/** The functions of one kind that each plan has and has not. */
export type PlanFunctionsCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  columns: { plan: string; included: string; notIncluded: string };
  plans: readonly { name: string; included: readonly string[]; notIncluded: readonly string[] }[];
  /** Said where a plan lacks nothing. */
  nothing: string;
  more: Link;
};

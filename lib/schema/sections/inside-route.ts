import type { Link } from '../page';

/** The stages of a document's path, all of them inside one frame. */
export type InsideRouteCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  /** Name of the frame. */
  frame: string;
  /** What is outside it. */
  outside: string;
  /** What the list is, for readers that do not see the frame. */
  label: string;
  /** What passes there, and which part of the infrastructure has it. */
  stages: readonly { name: string; place: string }[];
  note: string;
  more: Link;
};

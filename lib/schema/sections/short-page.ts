import type { Link } from '../page';

/** One true thing about the topic and, where it has a page of its own, that page's address. */
export type Statement = { term: string; text: string; href?: string };

/** A ruled list under a heading. */
export type StatementList = {
  /** Anchor. */
  id: string;
  /** Note in the margin. */
  margin: string;
  title: string;
  items: Statement[];
};

/** A page that says a few specific things and leads on. */
export type ShortPageCopy = {
  /** The h1. */
  title: string;
  lead: string;
  /** The one thing to do here, if there is one. */
  action?: Link;
  lists: StatementList[];
  /** Where to read on: two or three links. */
  onward: Link[];
};

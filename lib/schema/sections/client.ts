import type { Link } from '../page';

/** What the client adds to the browser: two things, each drawn. */
export type ClientGainsCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  /** What stands side by side in the window: list, page, answer. */
  panes: { title: string; text: string; names: readonly [string, string, string] };
  keys: { title: string; text: string; items: readonly { key: string; does: string }[] };
};

/** What is entered on the server, once, and what everybody enters at their desk. */
export type ActivationCopy = {
  id: string;
  margin: string;
  title: string;
  server: {
    title: string;
    /** Where it is entered, as the product names it. */
    place: string;
    codeLabel: string;
    /** The code, its groups joined by hyphens. */
    code: string;
    boundTo: string;
    text: string;
  };
  desk: {
    title: string;
    place: string;
    fields: readonly { name: string; value: string }[];
    text: string;
  };
  help: Link;
};

/** What a computer needs, one line a need. */
export type RequirementsCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  table: {
    caption: string;
    columns: readonly [string, string, string];
    rows: readonly { need: string; values: readonly string[]; remark: string }[];
  };
  more: Link;
};

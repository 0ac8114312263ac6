import type { Link } from '../page';

/** A small drawing of one thing that the client adds. */
export type ClientGain =
  | {
      kind: 'queue';
      title: string;
      text: string;
      /** A folder of the computer and what has just changed in it. */
      folder: string;
      files: readonly { path: string; state: string }[];
    }
  | {
      kind: 'panes';
      title: string;
      text: string;
      /** What stands side by side in the window: list, page, answer. */
      panes: readonly [string, string, string];
    }
  | {
      kind: 'keys';
      title: string;
      text: string;
      keys: readonly { key: string; does: string }[];
    };

/** How a computer is activated. */
export type ActivationCopy = {
  id: string;
  margin: string;
  title: string;
  text: readonly string[];
  /** The code, in its groups. */
  code: { label: string; groups: readonly string[]; boundTo: string };
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

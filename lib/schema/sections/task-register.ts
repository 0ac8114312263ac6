import type { Passage } from './passage';

/** What a task gives back; every kind has a form of its own. */
export type TaskResult =
  | { kind: 'fields'; fields: readonly { name: string; value: string }[] }
  | {
      kind: 'tone';
      /** From the worst to the best. */
      scale: readonly string[];
      /** The one that was found. */
      found: string;
      summary: string;
    }
  | { kind: 'entities'; runs: readonly (string | { text: string; label: string })[] }
  | { kind: 'change'; before: string; old: string; current: string; after: string; note: string }
  | {
      kind: 'translation';
      text: Passage;
      /** The word of the original that decides, and why it was rendered so: the note goes on from the word. */
      term: { lang: string; text: string };
      note: string;
    }
  | { kind: 'classes'; classes: readonly string[]; found: string; note: string };

/** What a task reads and what it gives back, on one invented document. */
export type TaskSample = {
  /** The request as one writes it. */
  request: string;
  /** What it read. Without a passage where the result is the passage itself, marked. */
  excerpts: readonly { file: string; place: string; passage?: Passage; lang?: string }[];
  result: TaskResult;
};

/** A task as the page names it. */
export type TaskEntry = {
  /** Anchor, and name of its sample. */
  id: string;
  title: string;
  text: string;
  /** Name of the task for the programs that call it. */
  code: string;
};

export type TaskRegisterCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  labels: { request: string; excerpt: string; result: string; code: string };
  tasks: readonly TaskEntry[];
};

/** A paragraph of a clause that is the same in both versions. */
export type Unchanged = { number: string; same: string };

/** A paragraph that differs by a few words: what stands before and after them, and the words of each version. */
type Changed = { number: string; before: string; old: string; new: string; after: string };

/** Two versions of a clause side by side, with the note of the analysis in the margin. */
export type ClauseComparison = {
  /** What the picture shows, in a sentence. */
  caption: string;
  versions: readonly [old: { file: string; date: string }, current: { file: string; date: string }];
  /** Number and heading of the clause. */
  clause: string;
  /** Paragraphs above the changed one, itself, and those below, beside which the note stands. */
  above: readonly Unchanged[];
  changed: Changed;
  below: readonly Unchanged[];
  /** Said on small screens, where an unchanged paragraph is printed once. */
  sameLabel: string;
  /** The margin note beside the changed paragraph. */
  note: {
    label: string;
    title: string;
    text: string;
    precedent: { label: string; text: string; source: string };
  };
  /** The whole contract at a glance: how many articles, and which of them differs. */
  overview: { articles: number; changed: number; label: string; summary: string };
};

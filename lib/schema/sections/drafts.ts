/** A sentence of a draft and the figure of the source that it rests on. */
export type DraftLine = { text: string; ref: string };

/** Three documents drafted from the company's own, and the list of the sources they share. */
export type Drafts = {
  /** What the picture shows, in a sentence. */
  caption: string;
  request: { label: string; text: string };
  procedure: {
    kind: string;
    title: string;
    steps: readonly DraftLine[] /** Who approves it. */;
    foot: string;
  };
  presentation: { kind: string; title: string; lines: readonly DraftLine[] };
  report: {
    kind: string;
    title: string;
    text: DraftLine;
    /** Rows of its small table: name and amount. */
    rows: readonly { name: string; amount: string }[];
  };
  sources: { label: string; items: readonly { ref: string; place: string }[] };
};

/** What there is, and where it stays. */
export type InventorySample = {
  kind: 'inventory';
  /** What the lines are, for readers that do not see them. */
  label: string;
  lines: readonly { thing: string; place: string }[];
};

/** The stages of an installation, in order. */
export type StagesSample = { kind: 'stages'; span: string; stages: readonly string[] };

/** A text that the product drafts, and the files it drew on. */
export type DraftSample = {
  kind: 'draft';
  title: string;
  lines: readonly { text: string; ref: string }[];
  sources: readonly { ref: string; file: string }[];
};

/** One reason, with a small drawing of it. */
export type Reason = { title: string; text: string; sample: InventorySample | StagesSample | DraftSample };

/** Why the product is different: three reasons inside one frame, on the dark of the on-premise theme. */
export type WhyCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  /** Name of the frame that holds the reasons. */
  frame: string;
  /** What is outside it. */
  outside: string;
  reasons: readonly Reason[];
};

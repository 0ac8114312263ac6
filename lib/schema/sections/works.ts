/** Points, each with the place it comes from; one of them may say that something is missing. */
export type PointsSample = {
  kind: 'points';
  head: string;
  /** The head is the name of a file. */
  file: boolean;
  numbered: boolean;
  points: readonly { text: string; place: string; missing?: boolean }[];
};

/** A conversation that keeps its thread. */
export type DialogueSample = {
  kind: 'dialogue';
  turns: readonly { question: string; answer: string; place: string }[];
};

/** The pages of a presentation, as titles, and what they were drawn from. */
export type SlidesSample = { kind: 'slides'; slides: readonly string[]; sources: string };

/** A sentence of two versions, with what was taken out and put in. */
export type DiffSample = {
  kind: 'diff';
  head: string;
  before: string;
  old: string;
  new: string;
  after: string;
  finding: string;
};

/** Classes of the customer's own, and a document that found its place among them. */
export type TaxonomySample = {
  kind: 'taxonomy';
  classes: readonly { name: string; depth: 0 | 1; chosen: boolean }[];
  document: string;
};

/** A sentence with its entities named, and its tone. */
export type EntitiesSample = {
  kind: 'entities';
  runs: readonly (string | { text: string; entity: string })[];
  tone: string;
};

export type WorkSample =
  | PointsSample
  | DialogueSample
  | SlidesSample
  | DiffSample
  | TaxonomySample
  | EntitiesSample;

/** Something the models do, with an exact sample of it. */
type Work = { title: string; text: string; sample: WorkSample };

/** What the models do, gathered under the verb that asks for it. */
export type WorksCopy = {
  id: string;
  margin: string;
  title: string;
  groups: readonly { verb: string; works: readonly Work[] }[];
};

/** `open` until the owner has decided, then `confirmed` (true) or `struck` (not true: it may stand nowhere). */
type FactState = 'open' | 'confirmed' | 'struck';

/** A statement of the copy about the product or the company that the specification does not hold (D36). */
export type Fact = {
  /** Short name for messages. */
  id: string;
  /** What the owner is asked, in one sentence. */
  statement: string;
  state: FactState;
  /** Where it is said: a file below content/, and words of it that stand there on one line, exactly so. */
  said: readonly (readonly [file: string, words: string])[];
};

/** Statements about one subject. */
export type FactTopic = { topic: string; facts: readonly Fact[] };

/** A passage of an invented document. */
export type PreparedDocument = {
  file: string;
  /** The page, or another place: "art. 7". */
  page?: number;
  place?: string;
  /** Kind of document: "contratto". */
  kind: string;
  passage: string;
};

/** A question of the demonstration of the home page, and the passages that answer it, at most three. */
type PreparedQuestion = { question: string; documents: readonly PreparedDocument[] };

export type PreparedProfession = { profession: string; questions: readonly PreparedQuestion[] };

/** A passage of an invented document, on a page or at another place. */
export type PreparedDocument = {
  file: string;
  page?: number;
  /** "art. 7" */
  place?: string;
  /** Kind of document: "contratto". */
  kind: string;
  passage: string;
};

/** A question of the home page's demonstration, and the passages that answer it, at most three. */
type PreparedQuestion = { question: string; documents: readonly PreparedDocument[] };

export type PreparedProfession = { profession: string; questions: readonly PreparedQuestion[] };

/**
 * A passage of a document. The words between two pairs of equals signs are the matched ones:
 * `Il preavviso è di ==sei mesi==.` A letter after a caret, `==sei mesi^a==`, ties them to the part of the question
 * they answer.
 */
export type Passage = string;

/** A line as it appears in the product; one in a foreign language says which, for readers that speak it. */
export type SampleLine = Passage | { lang: string; text: Passage };

/** Where a passage was read. */
export type Source = {
  /** File name, as it stands in the archive. */
  file: string;
  /** Page of the file, digits only. */
  page: string;
};

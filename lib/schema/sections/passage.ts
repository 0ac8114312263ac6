/**
 * A passage of a document. The words between two pairs of equals signs are the matched ones:
 * `Il preavviso è di ==sei mesi==.`
 */
export type Passage = string;

/** An invented contract, drawn as a PDF for visitors without a contract at hand (D48). */
export type SampleContract = {
  title: string;
  file: string;
  /** The line under the title, which says that it is invented. */
  note: string;
  /** The words of the foot of a page, before its number and before the number of pages: `Pagina`, `di`. */
  foot: [before: string, between: string];
  /** The parties that sign it, at the end. */
  signatures: readonly string[];
  /** The paragraphs of its pages. The title of an article is a paragraph that begins with `Art.`. */
  pages: readonly (readonly string[])[];
};

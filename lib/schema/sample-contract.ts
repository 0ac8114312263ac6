/** An invented contract, drawn as a PDF for visitors without a contract at hand (D48). */
export type SampleContract = {
  title: string;
  /** Name of its file. */
  file: string;
  /** Says that it is invented; stands under the title. */
  note: string;
  /** The words before the number of a page at its foot and before the number of pages: `Pagina`, `di`. */
  foot: [before: string, between: string];
  /** Who signs it, at the end. */
  signatures: readonly string[];
  /** Its paragraphs, page by page. The title of an article is a paragraph that begins with `Art.`. */
  pages: readonly (readonly string[])[];
};

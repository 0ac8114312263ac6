/** What proves a figure. */
export type Evidence = {
  /** The figure, for the owner. */
  figure: string;
  /** The word before the note: "Fonte". */
  label: string;
  /** Who measured or published it, as the note names them. */
  source?: string;
  /** The day of the measurement or of the publication, YYYY-MM-DD. */
  date?: `${number}-${number}-${number}`;
  /** Where it can be read. */
  href?: `https://${string}`;
};

/** Whether a figure has a source or a link; a date is not enough. */
export const hasSource = ({ source, href }: Evidence): boolean => source !== undefined || href !== undefined;

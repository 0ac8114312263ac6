/** The evidence for a figure. */
export type Evidence = {
  /** Names the figure, for the owner. */
  figure: string;
  /** The word before the note: "Fonte". */
  label: string;
  /** The person or organization that measured or published it. */
  source?: string;
  /** Day of the measurement or publication. */
  date?: `${number}-${number}-${number}`;
  /** Address of the publication. */
  href?: `https://${string}`;
};

/** Whether a figure has a source or a link; a date is not enough. */
export const hasSource = ({ source, href }: Evidence): boolean => source !== undefined || href !== undefined;

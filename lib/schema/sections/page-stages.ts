/** How far the reading of the drawn page has come. */
export type PageStage = 'raddrizzata' | 'divisa' | 'letta' | 'classificata';

/** The reading of a page, stage by stage. */
export type PageStagesCopy = {
  stages: readonly {
    stage: PageStage;
    title: string;
    text: string;
    /** What the letters on the drawing name. */
    legend: readonly { letter: string; name: string }[];
  }[];
  /** Words that the drawing carries: a line of the table, and the type. */
  sample: { term: string; value: string; type: string };
};

/** Facts under the stages: figures of the work, and the plans that hold each kind of reading. */
export type ReadingTermsCopy = {
  pace: { title: string; lines: readonly { limit: string; figure: string; text: string }[] };
  plans: {
    title: string;
    lines: readonly { plan: string; reading: string }[];
    link: { label: string; href: string };
  };
};

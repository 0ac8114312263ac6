/** Opening of the page, beside the form. */
export type DemoIntroCopy = {
  title: string;
  lead: string;
  /** The offer, as figures and words. */
  facts: { value: string; text: string }[];
  next: { title: string; steps: string[] };
};

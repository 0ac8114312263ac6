/** A difficulty told by the moment at which it knocks at the door. */
export type Occasion = {
  /** The moment: "Il giorno del rinnovo". */
  when: string;
  /** The difficulty in a sentence. */
  title: string;
  /** What it costs. */
  text: string;
};

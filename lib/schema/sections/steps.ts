/** One step of a sequence that is told in order. */
export type Step = {
  /** Name of the step, a word or two. */
  title: string;
  /** What happens in it. */
  text: string;
};

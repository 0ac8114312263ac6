/** A difficulty and what is done about it, on one line. */
export type Pair = {
  challenge: string;
  /** Name of the solution and what it does. */
  solution: { title: string; text: string };
};

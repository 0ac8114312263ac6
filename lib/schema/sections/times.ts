/** How long something takes. */
export type Time = {
  /** What takes that long. */
  name: string;
  /** The time, with its unit. */
  value: string;
  /** What is done in it. */
  text: string;
};

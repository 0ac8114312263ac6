/** How long something takes. */
type Time = {
  /** What takes that long. */
  name: string;
  /** The time, with its unit. */
  value: string;
  /** What is done in it. */
  text: string;
};

/** Times on one calendar. */
export type TimesCopy = {
  times: readonly Time[];
  /** What a dark box of the calendar means, and what a tinted one does. */
  legend: { sure: string; possible: string };
};

/** Projects on a calendar of weeks. */
export type WeeksCalendarCopy = {
  /** Name of a week, before its number. */
  weekLabel: string;
  rows: readonly {
    name: string;
    /** How long it takes, as stated: "4-6 settimane". */
    value: string;
    text: string;
  }[];
  /** What the two tints mean. */
  legend: { sure: string; possible: string };
};

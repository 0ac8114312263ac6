/** A line of the audit log. */
type LogLine = {
  day: string;
  time: string;
  /** Name of the event, as the log writes it. */
  event: string;
  user: string;
  ip: string;
  /** To whom a document was passed on, why a door stayed shut. */
  note?: string;
  denied?: boolean;
};

/** A question of an inspector, and the lines of the log that answer it. */
export type InspectionLogCopy = {
  caption: string;
  questionLabel: string;
  question: string;
  /** What the log was filtered by. */
  filter: string;
  lines: readonly LogLine[];
};

/** The section that shows the log, and what else an inspector asks for. */
export type InspectionCopy = {
  id: string;
  margin: string;
  title: string;
  items: readonly { title: string; text: string }[];
};

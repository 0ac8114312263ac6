/** A difficulty of an institution, and the department that has it. */
export type DeskChallenge = {
  /** The department: "Revisione interna". */
  desk: string;
  /** The difficulty in a sentence. */
  title: string;
  /** What it costs. */
  text: string;
};

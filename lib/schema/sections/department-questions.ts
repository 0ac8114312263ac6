/** A difficulty in the words that one hears in the corridor of a department. */
export type DepartmentQuestion = {
  department: string;
  /** The sentence, without quotes. */
  title: string;
  /** What it costs. */
  text: string;
};

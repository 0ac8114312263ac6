/** What a lesson of the support centre says of itself; level and duration come from the guide that it leads to. */
export type LessonCopy = {
  title: string;
  text: string;
  /** Address of the guide, without the folder. */
  guide: string;
};

/** A lesson as its card shows it. */
export type Lesson = Omit<LessonCopy, 'guide'> & {
  href: string;
  /** "Base", "Intermedio", "Avanzato". */
  level: string;
  /** Length in minutes. */
  minutes: number;
};

import type { Link } from '../page';
import type { ExternalLink } from '../site';

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

export type LessonsCopy = {
  title: string;
  lead: string;
  /** Button of each card. */
  action: string;
  /** Unit of the duration. */
  unit: string;
};

/** The tab of the documentation: what is to come, and what is there already (D25). */
export type SupportDocsCopy = {
  /** The placeholder of the specification. */
  placeholder: string;
  text: string;
  /** Heading over what exists. */
  existing: string;
  links: readonly Link[];
};

/** The tab of the people: boxes, phone, ticket. */
export type SupportContactsCopy = {
  title: string;
  lead: string;
  email: string;
  phone: string;
  ticket: ExternalLink;
  /** What makes an answer quick. */
  before: { title: string; items: readonly string[] };
};

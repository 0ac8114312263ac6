import type { Passage } from './passage';

/** The two people who can put the question; the second one may see less. */
type Asker = {
  /** Department that asks. */
  label: string;
  /** How many results there are for them. */
  count: string;
  /** What is worth noticing, said outside the product's frame. */
  note: string;
};

/** What the archive of a department holds on the question. */
type DepartmentHit = {
  /** Figure that ties the sheet to the answer. */
  ref: string;
  file: string;
  /** Page of the file, digits only. */
  page: string;
  passage: Passage;
  /** Whether the second asker may not open this document, and so does not find it. */
  reserved: boolean;
};

export type Department = { name: string; hit?: DepartmentHit };

/** A question that crosses the departments of a company, put by one of two people. */
export type CrossQuestion = {
  /** What the picture shows, in a sentence or two. */
  caption: string;
  legend: string;
  askers: readonly [all: Asker, fewer: Asker];
  questionLabel: string;
  question: string;
  pageLabel: string;
  archivesLabel: string;
  /** Before the names of the departments that have nothing, where there is no room for their drawers. */
  silentLabel: string;
  /** Six; the ones with a hit stand first, third and fifth, so that a sheet has the width of two drawers. */
  departments: readonly [Department, Department, Department, Department, Department, Department];
  answer: {
    label: string;
    sentences: readonly { text: string; ref: string; reserved: boolean }[];
  };
};

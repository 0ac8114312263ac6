import type { Passage } from './passage';

/** Types of the pictures that guides show (components/mdx); their samples stand in content/samples/guide.ts. */

/** The screen of the licence: one code, the machine that takes it and one that does not. */
export type ActivationCopy = {
  /** Address of the customer's server, as the browser shows it. */
  address: string;
  /** Where one is in the interface. */
  place: string;
  codeLabel: string;
  /** The activation code, in the groups in which it is written. */
  code: string[];
  imprintLabel: string;
  /** The first one accepts the code, the second refuses it. */
  machines: [accepted: Machine, refused: Machine];
};

type Machine = { name: string; imprint: string; outcome: string; reason: string };

/** A passage as a search shows it, and the page from which it comes. */
export type PageCheckCopy = {
  resultLabel: string;
  question: string;
  /** File and page, as printed. */
  place: string;
  score: string;
  passage: Passage;
  pageLabel: string;
  /** What precedes the passage, the passage, what follows: each with its name in the margin. */
  paragraphs: { label: string; text: Passage; telling: boolean }[];
};

/** How far a document has come; the last one is out of the way. */
export type DocumentState = 'queued' | 'reading' | 'indexed' | 'needs_review';

/** A watched folder with its documents and their states. */
export type FolderCopy = {
  path: string;
  status: string;
  states: Record<DocumentState, string>;
  folders: { name: string; files: { name: string; detail: string; state: DocumentState }[] }[];
};

/** How the permission on a folder reaches a document, and what two people find. */
export type AccessPathCopy = {
  levels: { kind: string; name: string; rule: string; groups: string; exception: boolean }[];
  question: string;
  readers: { user: string; group: string; place: string; found: Passage; allowed: boolean }[];
};

/** What stands around the lines of a day of the audit log. */
export type AuditLogCopy = {
  place: string;
  columns: { time: string; event: string; user: string; ip: string; detail: string; outcome: string };
  /** Stands before the recipient of a document. */
  to: string;
  done: string;
  refused: string;
};

/** The form that connects a directory, its trial, and which group receives which role. */
export type DirectoryCopy = {
  place: string;
  fields: { label: string; value: string }[];
  trial: { outcome: string; details: string[] };
  groupLabel: string;
  roleLabel: string;
  groups: { name: string; role: string; mapped: boolean }[];
};

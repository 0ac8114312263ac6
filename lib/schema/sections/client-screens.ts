import type { Passage } from './passage';

/** A numbered note that points at a part of a screen; the part carries the same number. */
export type PlateNote = { number: string; title: string; text: string };

/** A screen of the client as a plate of a manual: its number, its name, what one does there, its notes. */
export type Plate = {
  id: string;
  /** Number of the plate, above its name. */
  number: string;
  title: string;
  text: string;
  notes: readonly PlateNote[];
  /** Says what the picture shows to readers that do not see it. */
  caption: string;
};

/** What stands around every screen. */
export type ClientShell = {
  /** Name of the archive, in the title bar. */
  archive: string;
  /** Host that answers, at the other end of the title bar. */
  server: string;
  /** Places of the client, in the order of the side bar. */
  places: readonly string[];
};

/** A line of the tree of folders; the level says how far it is indented. */
type TreeLine = { name: string; level: 0 | 1 | 2 };

/** A watched folder and how far its reading has come. */
export type WatchedFolder = {
  parent: string;
  name: string;
  documents: string;
  state: string;
  /** How the state is drawn. */
  sign: 'done' | 'reading' | 'queued' | 'review';
};

/** The first screen. */
export type DashboardScreen = {
  place: string;
  question: { label: string; text: string; key: string };
  /** How much of the archive can be searched now, under the question. */
  extent: string;
  tree: { title: string; lines: readonly TreeLine[] };
  folders: { title: string; columns: readonly [string, string, string]; items: readonly WatchedFolder[] };
  recent: { title: string; items: readonly { file: string; place: string }[] };
  searches: { title: string; items: readonly string[] };
};

/** A control between 0 and 1. */
export type Slider = { name: string; value: number; from: string; to: string };

/** A passage that the search has found. */
export type ScreenResult = {
  file: string;
  page: string;
  kind: string;
  /** Between 0 and 1. */
  score: number;
  passage: Passage;
};

/** The screen of the search. */
export type SearchScreen = {
  place: string;
  questionLabel: string;
  question: string;
  filters: { title: string; items: readonly { name: string; value: string }[] };
  sliders: readonly [Slider, Slider];
  results: { title: string; pageLabel: string; scoreLabel: string; items: readonly ScreenResult[] };
  hidden: string;
};

/** A sheet of the page strip; hits are the passages found on it. */
export type StripSheet = { page: string; hits: number };

/** The screen where a document is read. */
export type ViewerScreen = {
  file: string;
  position: string;
  strip: { label: string; sheets: readonly StripSheet[]; current: string };
  page: {
    heading: string;
    above: { title: string; text: string };
    found: { title: string; text: Passage };
    below: readonly { title: string; text: string }[];
    folio: string;
  };
  card: { title: string; facts: readonly { name: string; value: string }[] };
};

/** A sentence that the model wrote and the numbers of the sources it rests on. */
export type SourcedSentence = { text: string; sources: readonly string[] };

/** The screen of the AI panel, beside the page that it cites. */
export type AiScreen = {
  place: string;
  jobs: readonly string[];
  scope: { label: string; value: string };
  summary: { title: string; sentences: readonly SourcedSentence[] };
  sources: { title: string; items: readonly { number: string; file: string; page: string }[] };
  chat: { question: string; answer: SourcedSentence; prompt: string };
  /** The cited page, cut to the passage that the first source names. */
  sheet: { above: readonly string[]; passage: Passage; below: readonly string[] };
};

/** The heading over all plates. */
export type PlatesCopy = { id: string; title: string; lead: string };

import type { Link } from '../page';
import type { ScreenResult } from './client-screens';

/** A benefit, tied by its number to a part of the browser's window. */
export type WebBenefit = { number: string; title: string; text: string };

/** The archive's search in a browser's window. */
export type BrowserScreen = {
  /** Open tabs; the first is the archive's. */
  tabs: readonly [string, ...string[]];
  address: string;
  archive: string;
  places: readonly string[];
  user: string;
  questionLabel: string;
  question: string;
  count: string;
  pageLabel: string;
  scoreLabel: string;
  results: readonly ScreenResult[];
  /** Line at the foot of the screen: what was searched, what was written down. */
  foot: string;
};

/** The picture of the window with the benefits around it. */
export type WebBenefitsCopy = {
  id: string;
  title: string;
  benefits: readonly [WebBenefit, WebBenefit, WebBenefit];
  caption: string;
};

/** A place of the drawing of the two ways in. */
export type WayPlace = { title: string; text: string };

/** The two ways into the archive, which does not move. */
export type TwoWaysCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  caption: string;
  /** Name of the frame. */
  frame: string;
  outside: WayPlace;
  gate: WayPlace;
  archive: { title: string; items: readonly string[] };
  inside: WayPlace;
  /** What goes each way along the lines. */
  traffic: { in: string; out: string };
  notes: readonly WayPlace[];
};

/** A line of the audit log. */
export type LogLine = {
  time: string;
  event: string;
  user: string;
  ip: string;
  /** Document, or the words that were searched. */
  object: string;
  outcome: string;
  refused: boolean;
};

/** One log written from two ways of access. */
export type SharedLogCopy = {
  caption: string;
  columns: { time: string; event: string; user: string; ip: string; object: string; outcome: string };
  sessions: readonly { label: string; lines: readonly LogLine[] }[];
};

/** Supported browsers, and what to check before the demo. */
export type BrowsersCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  table: {
    caption: string;
    columns: readonly [string, string];
    rows: readonly { name: string; version: string; note: string }[];
    /** How a version with a plus is read aloud. */
    orNewer: string;
  };
  aside: { text: string; action: Link };
};

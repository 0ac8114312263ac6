import type { Link } from '../page';

/** A word as it was scanned and as it was read. */
type ReadingDrawing = { kind: 'reading'; scanned: string; read: string; confidence: string };

/** A word, its neighbours by meaning, and a look-alike that stays unjoined. */
type MeaningDrawing = { kind: 'meaning'; asked: string; near: readonly string[]; far: string };

/** Pages drawn together into one sentence. */
type SummaryDrawing = { kind: 'summary'; pages: readonly string[]; sentence: string; source: string };

/** One search, and what each of two readers finds with it; what is withheld leaves no trace. */
type ShelfDrawing = {
  kind: 'shelf';
  question: string;
  readers: readonly { name: string; found: readonly string[] }[];
};

/** The way to a page of the technology chapter. */
export type TechnologyWay = {
  link: Link;
  /** What is explained there. */
  text: string;
  drawing: ReadingDrawing | MeaningDrawing | SummaryDrawing | ShelfDrawing;
  /** Text alternative of the drawing. */
  description: string;
};

/** The four ways, in the order in which a document meets them. */
export type TechnologyWaysCopy = {
  id: string;
  margin: string;
  title: string;
  items: readonly [TechnologyWay, TechnologyWay, TechnologyWay, TechnologyWay];
};

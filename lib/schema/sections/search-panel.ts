import type { Passage, Source } from './passage';

/** A part of the question; a part with a letter is answered by the marked words that carry the same letter. */
type QuestionPart = { text: string; ref?: string };

/** One answer of the panel. */
type PanelResult = Source & {
  /** The passage of the file that answers. */
  passage: Passage;
  /** Score between 0 and 100, drawn as a rule and written with two decimals. */
  score: number;
  /** What kind of document it is, as the classification says. */
  kind: string;
};

/** The search panel: a question and the passages that answer it. */
export type SearchPanelCopy = {
  /** Name of the archive that is searched, in the running head. */
  archive: string;
  /** Where that archive is kept, at the other end of the running head. */
  place: string;
  /** Names the question for readers that do not see the picture. */
  questionLabel: string;
  question: readonly QuestionPart[];
  /** Short word before a page number. */
  pageLabel: string;
  /** Name of the score. */
  scoreLabel: string;
  results: readonly PanelResult[];
  /** Says how to read the picture, and that it is an example. */
  caption: string;
};

/** The box in the panel, for a question of one's own about the site. */
export type PanelAskCopy = {
  /** Beside the box. */
  label: string;
  placeholder: string;
  /** Names the list of answers. */
  answers: string;
  /** Under the answers: where they come from. */
  note: string;
  /** Where the question goes when the search cannot be loaded. */
  action: string;
};

import type { Passage } from './passage';

/** Words over one stage of the path. */
type Stage = { title: string; text: string };

/** A heading of the index and the pages that it names; the page of the followed line is told apart. */
type IndexEntry = { term: string; pages: readonly { number: string; followed: boolean }[] };

/** One typewritten page, followed from its scan to the answer that cites it. */
export type DocumentPath = {
  /** Text alternative of the whole picture. */
  caption: string;
  reading: Stage & {
    file: string;
    page: string;
    /** What is typed at the head of the page. */
    heading: string;
    /** Typed lines above the followed one, that line, and the lines under it. */
    above: readonly string[];
    line: string;
    below: readonly string[];
    /** What the reading notes about the page: a name and a value each. */
    facts: readonly { name: string; value: string }[];
  };
  index: Stage & {
    meaningLabel: string;
    /** Says what the strokes stand for. */
    meaningNote: string;
    /** Numbers of the vector, from -1 to 1: one stroke each. */
    vector: readonly number[];
    wordsLabel: string;
    /** Names the list of pages for readers that do not see it. */
    pagesLabel: string;
    entries: readonly IndexEntry[];
  };
  answer: Stage & {
    questionLabel: string;
    question: string;
    answerLabel: string;
    /** The answer in plain words. */
    reply: string;
    passage: Passage;
    sourceLabel: string;
    source: string;
    scoreLabel: string;
    score: string;
    /** What the reader should notice about the words of question and page. */
    note: string;
  };
};

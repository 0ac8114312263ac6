import type { Passage, Piece } from './passages';

/** A piece of text; a letter joins words of a passage with the word of the question that they answer. */
export type LetteredPiece = { text: string; letter?: string };

/** Letters that are given, one to a word of the question. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Letters for the words of a question that some passage answers, in the order of the question.
 * @param passages in which each word of the question has marked its own words
 */
export function lettered(question: Passage, passages: readonly Passage[]) {
  const answered = new Set(passages.flat().map(({ term }) => term));
  const terms = [...new Set(question.map(({ term }) => term))].filter(
    (term) => term !== undefined && answered.has(term),
  );
  const withLetter = ({ text, term }: Piece): LetteredPiece => {
    const letter = LETTERS[terms.indexOf(term)];
    return letter ? { text, letter } : { text };
  };
  return {
    question: question.map(withLetter),
    passages: passages.map((passage) => passage.map(withLetter)),
  };
}

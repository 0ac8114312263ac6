import { type AnswerIndex, readIndex } from '../search/answer-index';
import { type LetteredPiece, lettered } from '../search/letters';
import { correctedQuestion, weightsOf, weightsOfQuestion } from '../search/marks';
import { markedWords, type Passage, type Weights } from '../search/passages';
import { isOfPage, rank } from '../search/rank';
import { type QueryTerm, queryTerms } from '../search/terms';
import { wordOf, wordsOf } from '../search/words';
import type { DocumentPassage } from './types';

/** All passages, ready for questions. */
export type DocumentIndex = {
  index: AnswerIndex;
  passages: readonly DocumentPassage[];
  /** Stems of words with which people ask, and that say nothing of what a document says. */
  stopStems: ReadonlySet<string>;
};

export type DocumentAnswer = {
  /** The question as it was understood; its words of meaning that passages hold have letters. */
  question: LetteredPiece[];
  /**
   * Best first, at most three; none where no passage holds enough of the question. `score` is between 0 and 1: the mean of
   * the share of the question that a passage holds and of its worth to `rank`.
   */
  found: { passage: DocumentPassage; text: LetteredPiece[]; score: number }[];
  /** The corrected question, if words were mistyped. */
  meant?: string;
};

/** The share of the question's weight that a passage holds at least. `tests/documents` judges it. */
const MIN_SHARE = 0.43;
/** The share of the best passage's score that a further one needs. */
const MIN_OF_BEST = 0.5;
/** What a word of the same meaning holds of a word's weight, and a corrected one: it may be another word. */
const OTHER_WORD = 0.9;
const CORRECTED = 0.5;
const MAX_FOUND = 3;
/** Passages whose share is looked at, best first. */
const MAX_CANDIDATES = 30;
/** How much less a further passage of an article is worth. */
const SAME_ARTICLE = 0.75;

/**
 * Reads all passages once.
 * @param synonyms content/search/contract-synonyms.txt
 */
export function indexPassages(passages: readonly DocumentPassage[], synonyms: string): DocumentIndex {
  const lines = synonyms.split('\n').filter((line) => !line.startsWith('#'));
  const isStopLine = (line: string) => line.startsWith('- ');
  const index = readIndex({
    pages: [],
    parts: passages.map(({ title = '', text }) => [0, '', title, withoutCase(text), '']),
    synonyms: lines.filter((line) => !isStopLine(line) && !line.includes('>')).join('\n'),
    offTopic: '',
    archives: 0,
  });
  for (const line of lines) {
    const [asked = '', answers] = line.split('>').map(stemsOf);
    for (const stem of answers ? asked : [])
      index.synonyms.set(stem, new Set([...(index.synonyms.get(stem) ?? []), ...(answers ?? [])]));
  }
  return { index, passages, stopStems: new Set(stemsOf(lines.filter(isStopLine).join(' '))) };
}

/** «Caso» has the stem of «casa», and stands in most contracts. */
const withoutCase = (text: string) => text.replace(/\bcas[oi]\b/gi, '');

const stemsOf = (text: string): string[] => wordsOf(text).map((word) => wordOf(word).stem);

/** The passages that hold most of a question; not more than one of an article, unless others are much worse. */
export function answerFrom(documents: DocumentIndex, question: string): DocumentAnswer {
  const { index, passages, stopStems } = documents;
  const terms = queryTerms(index, withoutCase(question)).filter(({ word }) => !stopStems.has(word.stem));
  const answering = rank(index, terms)
    .slice(0, MAX_CANDIDATES)
    .filter(isOfPage)
    .flatMap(({ part, score }) => {
      const passage = passages[part.number];
      const share = passage ? shareOf(documents, passage, terms) : 0;
      return passage && share >= MIN_SHARE ? [{ passage, score: Math.min(1, (share + score) / 2) }] : [];
    });
  const best = Math.max(0, ...answering.map(({ score }) => score));
  const candidates = answering.filter(({ score }) => score >= MIN_OF_BEST * best);
  const chosen: typeof candidates = [];
  while (chosen.length < MAX_FOUND && candidates.length > 0) {
    const worth = candidates.map(({ passage, score }) =>
      chosen.some((other) => isSameArticle(other.passage, passage)) ? SAME_ARTICLE * score : score,
    );
    const score = Math.max(...worth);
    for (const { passage } of candidates.splice(worth.indexOf(score), 1)) chosen.push({ passage, score });
  }
  const weights = weightsOf(terms);
  const meant = chosen.length > 0 ? correctedQuestion(question, terms) : undefined;
  const marked = lettered(
    markedWords(meant ?? question.trim(), weightsOfQuestion(terms), true),
    chosen.map(({ passage }) => markedLines(passage.text, weights)),
  );
  return {
    question: marked.question,
    found: chosen.map(({ passage, score }, place) => ({
      passage,
      text: marked.passages[place] ?? [],
      score,
    })),
    ...(meant && { meant }),
  };
}

/**
 * The share of the question's weight that a passage holds. A word that no document holds weighs as much as a rare one, and
 * words of the same meaning weigh once.
 */
function shareOf(
  { index, passages }: DocumentIndex,
  { title = '', text }: DocumentPassage,
  terms: readonly QueryTerm[],
): number {
  const stems = new Set(stemsOf(`${title} ${withoutCase(text)}`));
  const rare = Math.log(1 + (passages.length + 0.5) / 0.5);
  let total = 0;
  let held = 0;
  for (const [place, { word, weight, stems: others, corrected }] of terms.entries()) {
    if (word.kind !== 'content') continue;
    if (terms.slice(0, place).some((before) => index.synonyms.get(before.word.stem)?.has(word.stem)))
      continue;
    const own = others.size > 0 && !corrected ? weight : rare;
    total += own;
    if (stems.has(word.stem)) held += own;
    else if ([...others.keys()].some((stem) => stems.has(stem)))
      held += (corrected ? CORRECTED : OTHER_WORD) * own;
  }
  return total > 0 ? held / total : 0;
}

const isSameArticle = (one: DocumentPassage, other: DocumentPassage) =>
  one.document === other.document &&
  one.article !== undefined &&
  one.article.split('.')[0] === other.article?.split('.')[0];

/** A passage with its marks; its lines stay lines. */
const markedLines = (text: string, weights: Weights): Passage =>
  text
    .split('\n')
    .flatMap((line, place) => [
      ...(place > 0 ? [{ text: '\n', matched: false }] : []),
      ...markedWords(line, weights, true),
    ]);

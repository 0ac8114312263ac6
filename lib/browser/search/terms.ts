import type { AnswerIndex } from './answer-index';
import { nearestWords } from './typing-errors';
import { formOf, type NameKind, namesOf, type Word, wordOf, wordsOfQuery } from './words';

/** Chosen by trial on judged sets: `npm run bench -- answers`. */
const worth = {
  /** How well something else stands for a word: another word of the same meaning, what a word of a trade stands for, a corrected word, a longer word. */
  synonym: 0.57,
  trade: 0.5,
  corrected: 0.88,
  prefix: 0.77,
  /** What words are worth that do not say what is asked about: "quanto", "il". */
  interrogative: 0.83,
  stop: 0.38,
  /** A word that is meant and not written, beside one that is. */
  implied: 0.8,
};

/** A word of the question, and the stems that stand for it in the index. */
export type QueryTerm = {
  word: Word;
  /** What it is worth: nothing if no part can hold it. */
  weight: number;
  stems: ReadonlyMap<string, number>;
  /** The word that was probably meant. */
  corrected?: string;
  /** Written as a name, and held by no part. */
  isName?: boolean;
  /** A word of a trade: the question is about papers of the visitor's own. */
  isTrade?: boolean;
  /** A number or a name of such a paper: which one it is says nothing to the site. */
  isAny?: boolean;
  /** Not written: who names a paper wants to find it. */
  isImplied?: boolean;
};

/** The words that say what a question is about. */
export const contentTerms = (terms: readonly QueryTerm[]): QueryTerm[] =>
  terms.filter(({ word, isAny, isImplied }) => word.kind === 'content' && !isAny && !isImplied);

/**
 * The words of a query, each with what stands for it in the index.
 * @param typing whether the last word may go on: then it stands for longer words too
 */
export function queryTerms(index: AnswerIndex, question: string, typing = false): QueryTerm[] {
  const words = wordsOfQuery(question);
  const names = namesOf(question);
  const terms = words.map((word, place) =>
    word.kind === 'content'
      ? contentTerm(index, word, { isLast: place === words.length - 1, typing, name: names.get(word.text) })
      : wordTerm(word),
  );
  const isTrade = terms.some((term) => term.isTrade);
  if (!isTrade && !terms.some(({ word }) => index.papers.has(word.stem))) return terms;
  // "Pratica 145/2021"
  const isReference = terms.every(({ word }) => word.kind === 'content');
  const ofPaper = terms.map((term) => {
    if (term.word.kind !== 'content' || term.isTrade || index.offTopic.has(term.word.stem)) return term;
    if (besidePapers.test(term.word.text) && (isTrade || isReference || term.stems.size === 0))
      return standingFor(index, term, 'numero');
    const isName = term.isName || (isTrade && names.get(term.word.text) === 'capital');
    return isName ? standingFor(index, term, 'cognome') : term;
  });
  const finding = impliedTerm(index);
  const isOwn = isTrade || ofPaper.some(({ isAny, word }) => isAny || finding.stems.has(word.stem));
  return isOwn ? [...ofPaper, finding] : ofPaper;
}

function impliedTerm(index: AnswerIndex): QueryTerm {
  const term = contentTerm(index, wordOf('trovare'));
  return { ...term, weight: worth.implied * term.weight, isImplied: true };
}

/** What stands beside the name of a paper and is no word of the site: a number, a month, the form of a company. */
const besidePapers =
  /^(?:\d+|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|srl|spa|snc|sas)$/;

/** A number, or a name. */
function standingFor(index: AnswerIndex, term: QueryTerm, text: string): QueryTerm {
  const { stems, weight } = contentTerm(index, wordOf(text));
  const any = [...stems].map(([stem, strength]): [string, number] => [stem, strength * worth.trade]);
  return {
    ...term,
    weight: Math.max(term.weight, weight * worth.implied),
    stems: new Map([...any, ...term.stems]),
    isAny: true,
  };
}

/** A word that does not say what is asked about. */
const wordTerm = (word: Word): QueryTerm => ({
  word,
  weight: word.kind === 'interrogative' ? worth.interrogative : worth.stop,
  stems: new Map([[word.stem, 1]]),
});

const idfOf = ({ entries }: AnswerIndex, stem: string) => entries.get(stem)?.idf ?? 0;

type Writing = { isLast?: boolean; typing?: boolean; name?: NameKind | undefined };

function contentTerm(index: AnswerIndex, word: Word, { isLast, typing, name }: Writing = {}): QueryTerm {
  const stems = new Map<string, number>();
  if (index.offTopic.has(word.stem)) return { word, weight: 0, stems };
  const add = (stem: string, strength: number) => {
    if (index.entries.has(stem) && (stems.get(stem) ?? 0) < strength) stems.set(stem, strength);
  };
  const addSynonyms = (stem: string, strength: number) => {
    for (const same of index.synonyms.get(stem) ?? []) add(same, worth.synonym * strength);
  };
  const trade = index.trades.get(formOf(word.text));
  // "Testamento" has the stem of "testo": it counts where the site has the word itself.
  const isOther = trade && !wordsLike(index, word).some((each) => formOf(each) === formOf(word.text));
  const isKnown = index.entries.has(word.stem) || index.synonyms.has(word.stem) || trade !== undefined;
  if (isKnown && !isOther) {
    add(word.stem, 1);
    addSynonyms(word.stem, 1);
  }
  for (const stem of trade ?? []) add(stem, worth.trade);
  const weight = (!isOther && idfOf(index, word.stem)) || highest(index, stems);
  // The last word may still be typed.
  if (isLast && (typing || (!isKnown && !name)) && word.text.length >= 3) {
    for (const longer of wordsLike(index, word).map(wordOf))
      if (longer.kind === 'content' && longer.text.startsWith(word.text)) add(longer.stem, worth.prefix);
  }
  if (isKnown || stems.size > 0)
    return { word, weight: weight || highest(index, stems), stems, ...(trade && { isTrade: true }) };
  const [meant, ...others] = nearestWords(word.text, index.vocabulary, name).map(wordOf);
  if (!meant) return { word, weight: 0, stems, ...(name && { isName: true }) };
  // A mistyped "nostri" asks for nothing either.
  if (meant.kind !== 'content')
    return { ...wordTerm(meant), word: { ...meant, text: word.text }, corrected: meant.text };
  for (const { stem, kind } of [meant, ...others]) {
    if (kind !== 'content') continue;
    add(stem, worth.corrected);
    addSynonyms(stem, worth.corrected);
  }
  return { word, weight: highest(index, stems), stems, corrected: meant.text };
}

/** The words of the index with the same first letter. */
const wordsLike = ({ vocabulary }: AnswerIndex, { text }: Word): readonly string[] =>
  vocabulary.get(text.slice(0, 1)) ?? [];

const highest = (index: AnswerIndex, stems: ReadonlyMap<string, number>) =>
  [...stems.keys()].reduce((most, stem) => Math.max(most, idfOf(index, stem)), 0);

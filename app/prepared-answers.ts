import 'server-only';
import type { AnsweredProfession, PreparedAnswer, PreparedProfession } from '@/components/home/archive-demo';
import { italian } from '@/content/search/italian';
import { readIndex } from '@/lib/browser/search/answer-index';
import { markedWords, type Passage, type Piece, weightsOf } from '@/lib/browser/search/passages';
import { rank } from '@/lib/browser/search/rank';
import { readTerms } from '@/lib/browser/search/terms';
import { languageOf } from '@/lib/browser/search/words';

type PreparedQuestion = PreparedProfession['questions'][number];

const language = languageOf(italian);

/**
 * Runs the site's search over the documents of all questions. Each answer keeps only the documents of its own question.
 * @param synonyms words with the same meaning, one group per line
 */
export function preparedAnswers(
  professions: readonly PreparedProfession[],
  synonyms: readonly string[],
): AnsweredProfession[] {
  const allQuestions = professions.flatMap(({ questions }) => questions);
  const allDocuments = allQuestions.flatMap(({ documents }) => documents);
  const index = indexDocuments(allQuestions, synonyms);

  function answer({ question, documents }: PreparedQuestion): PreparedAnswer {
    const terms = readTerms(index, question);
    const found = rank(index, terms).pageParts.flatMap(({ part, score }) => {
      const document = allDocuments[part.number];
      return document && documents.includes(document) ? [{ document, score }] : [];
    });
    const weights = weightsOf(terms, language);
    const labelled = labelMatches(
      markedWords(question, weights, { byTerm: true }),
      found.map(({ document }) => markedWords(document.passage, weights, { byTerm: true })),
    );
    return {
      text: question,
      question: labelled.question,
      found: found.map((result, position) => ({ ...result, passage: labelled.passages[position] ?? [] })),
    };
  }

  return professions.map(({ profession, questions }) => ({ profession, answers: questions.map(answer) }));
}

/** A search index with one part per document, in order, under its question in other words. */
function indexDocuments(questions: readonly PreparedQuestion[], synonyms: readonly string[]) {
  const documents = questions.flatMap(({ indexed, documents: own }) =>
    own.map(({ passage }) => ({ passage, indexed })),
  );
  return readIndex(
    {
      pages: [],
      parts: documents.map(() => [0, '', '']),
      texts: documents.map(({ passage }) => passage),
      questions: documents.map(({ indexed }) => indexed),
      synonyms: synonyms.join('\n'),
      gaps: [],
    },
    language,
  );
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Gives the words that a question shares with its passages a letter each, so that they are highlighted together. Both arrive with
 * their matching words marked.
 */
function labelMatches(question: Passage, passages: readonly Passage[]) {
  const passageTerms = new Set(passages.flat().map(({ term }) => term));
  const terms = [...new Set(question.map(({ term }) => term))].filter(
    (term) => term !== undefined && passageTerms.has(term),
  );
  const withLabel = ({ text, term }: Piece) => {
    const letter = LETTERS[terms.indexOf(term)];
    return letter ? { text, letter } : { text };
  };
  return {
    question: question.map(withLabel),
    passages: passages.map((passage) => passage.map(withLabel)),
  };
}

import 'server-only';
import type { AnsweredProfession, PreparedAnswer } from '@/components/home/archive-demo';
import { italian } from '@/content/search/italian';
import { readIndex } from '@/lib/browser/search/answer-index';
import { markedWords, type Passage, type Piece, weightsOf } from '@/lib/browser/search/passages';
import { isOfPage, rank } from '@/lib/browser/search/rank';
import { readQuery } from '@/lib/browser/search/terms';
import { languageOf } from '@/lib/browser/search/words';
import type { PreparedProfession } from '@/lib/schema/prepared-question';
import type { IndexedPart, SearchIndex } from '@/lib/schema/search-index';

/**
 * Runs the site's search over the documents of all questions. Each answer keeps only the documents of its own question.
 * @param synonyms words that mean the same, one group per line
 */
export function preparedAnswers(
  professions: readonly PreparedProfession[],
  synonyms: readonly string[],
): AnsweredProfession[] {
  const allQuestions = professions.flatMap(({ questions }) => questions);
  const documents = allQuestions.flatMap((each) => each.documents);
  const language = languageOf(italian);
  const source: SearchIndex = {
    pages: [],
    parts: allQuestions.flatMap((question) =>
      question.documents.map(({ passage }): IndexedPart => [0, '', '', passage, question.question]),
    ),
    synonyms: synonyms.join('\n'),
    offTopic: '',
    professions: [],
    gaps: [],
  };
  const index = readIndex(source, language);
  const answer = (prepared: PreparedProfession['questions'][number]): PreparedAnswer => {
    const { question } = prepared;
    const { terms } = readQuery(index, question);
    const found = rank(index, terms)
      .filter(isOfPage)
      .flatMap(({ part, score }) => {
        const document = documents[part.number];
        return document && prepared.documents.includes(document) ? [{ document, score }] : [];
      });
    const weights = weightsOf(terms, language);
    const labelled = labelMatches(
      markedWords(question, weights, true),
      found.map(({ document }) => markedWords(document.passage, weights, true)),
    );
    return {
      text: question,
      question: labelled.question,
      found: found.map((each, position) => ({ ...each, passage: labelled.passages[position] ?? [] })),
    };
  };
  return professions.map(({ profession, questions }) => ({ profession, answers: questions.map(answer) }));
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Gives a letter to each word of a question that a passage contains, and to the same word in the passages: they are highlighted
 * together.
 * @param passages with their matching words marked
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

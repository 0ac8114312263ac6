import type { AnswerIndex } from './answer-index';
import { type Ranked, unansweredPart } from './rank';
import { contentTerms, type QueryTerm } from './terms';

/** From this value on, a question that no page answers can count as the nearest. */
const MIN_NEAREST = 0.5;

/** A part that holds all words of meaning of a question with at most this many probably answers it. */
const MAX_SHORT_QUESTION = 3;

/** How somebody begins who wants advice on the law or a trade, and not a paper of their own archive. */
const advice = new Set(
  'come,quanto,quanta,quanti,quante,quando,che,cosa,cos,posso,puo,perche,entro,calcolo,costo,costi,prezzo,scadenza,differenza,modulo,modello,requisiti,chi paga,chi deve'.split(
    ',',
  ),
);
/** Words that make it one of their own archive all the same. */
const ours = new Set('abbiamo nostro nostra nostri nostre'.split(' '));

/** What speaks for an answer, and against it: the features of the logistic regression of `confidence`. */
export type Features = {
  /** How well the best part answers, and the share of the words of meaning that it holds. */
  score: number;
  matchedShare: number;
  allMatched: number;
  /** How long the question is. */
  words: number;
  /** The share of words that are off topic, and of those that nothing on the site holds or resembles. */
  offTopicShare: number;
  unknownShare: number;
  /** One of them is a name. */
  unknownName: number;
  /** How much nearer the questions that nothing answers are, and whether they are nearest. */
  unansweredLead: number;
  isUnanswered: number;
  /** A subject that the site does not say is nearest; the share of words that only those subjects hold. */
  isUnsaid: number;
  unsaidShare: number;
  /** The question is about a paper of the visitor's own archive; begins like one for advice; has a word for finding. */
  ownPaper: number;
  ownPaperAdvice: number;
  ownPaperFinding: number;
};

/**
 * The features of a question.
 * @param ranked every part that holds words of it, best first; then those of pages alone
 */
export function features(
  index: AnswerIndex,
  terms: readonly QueryTerm[],
  ranked: readonly Ranked[],
  [best, ...others]: readonly [Ranked, ...Ranked[]],
): Features {
  const content = contentTerms(terms);
  const count = Math.max(1, content.length);
  const lacking = content.filter(({ stems }) => stems.size === 0);
  const offTopic = lacking.filter(({ word }) => index.offTopic.has(word.stem));
  // The part with all words may come second: "prezzo professional".
  const matched = Math.max(best.matched, ...others.slice(0, 2).map((each) => each.matched));
  const answered = Math.max(best.nearest, ...others.map(({ nearest }) => nearest));
  const unanswered = ranked.find(({ part }) => part === unansweredPart(index))?.nearest ?? 0;
  const unsaid = Math.max(
    0,
    ...ranked.filter(({ part }) => part > unansweredPart(index)).map(({ nearest }) => nearest),
  );
  const finding = terms.find(({ isImplied }) => isImplied)?.stems;
  const isOwn = finding !== undefined;
  return {
    score: best.score,
    matchedShare: Math.min(1, matched / count),
    allMatched: Number(
      content.length > 0 && content.length <= MAX_SHORT_QUESTION && matched >= content.length,
    ),
    words: Math.log(terms.filter(({ isImplied }) => !isImplied).length + 1),
    offTopicShare: offTopic.length / count,
    unknownShare: (lacking.length - offTopic.length) / count,
    unknownName: Number(lacking.some(({ isName }) => isName)),
    unansweredLead: unanswered - answered,
    isUnanswered: Number(unanswered >= MIN_NEAREST && unanswered > answered),
    isUnsaid: Number(unsaid >= MIN_NEAREST && unsaid > answered),
    unsaidShare: content.filter((term) => isOfUnsaid(index, term)).length / count,
    ownPaper: Number(isOwn),
    ownPaperAdvice: Number(isOwn && isAdvice(terms)),
    ownPaperFinding: Number(isOwn && terms.some((term) => !term.isImplied && finding?.has(term.word.stem))),
  };
}

function isAdvice(terms: readonly QueryTerm[]): boolean {
  const [first = '', second = '', ...others] = terms.map(({ word }) => word.text);
  return (
    [first, second, `${first} ${second}`].some((words) => advice.has(words)) &&
    !others.some((word) => ours.has(word))
  );
}

/** Whether only the subjects that the site does not say hold a word, as it is written or nearly so. */
function isOfUnsaid(index: AnswerIndex, { stems }: QueryTerm): boolean {
  const entries = [...stems].flatMap(([stem, strength]) =>
    strength > 0.8 ? (index.entries.get(stem) ?? []) : [],
  );
  return (
    entries.length > 0 &&
    entries.every(
      ({ phrases }) =>
        phrases.length > 0 &&
        phrases.every((phrase) => (index.phrases[phrase]?.part ?? 0) > unansweredPart(index)),
    )
  );
}

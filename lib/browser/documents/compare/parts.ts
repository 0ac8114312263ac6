import { romanNumeral } from '@/lib/browser/documents/roman-numeral';
import { partnersIn, type Run } from './align';
import type { Version } from './words';

/** A part of a version, by the indexes of its words. The preamble, signatures and annexes are parts, but not articles. */
export type Part = { start: number; end: number; isArticle: boolean };

/** Maximum number of words in a title. A paragraph below a title has more. */
const MAX_TITLE = 12;
/** Number of words that may be added before a title, or removed. */
const MAX_SHIFT = 3;
/** Number of paragraphs that must begin in the same way to be articles. */
const MIN_ARTICLES = 3;

/** Minimum number of labels like «Art. 5» for them to be those of the articles. */
const MIN_NAMED_ARTICLES = 2;

const ANNEX = /^(?:allegat[oi]|appendice)\b.*[^.;:,]$/i;
/** The first line after the last article. */
const CLOSINGS = [
  /^letto,? (?:confermato|approvato)/iu,
  // The articles that are approved separately.
  /^(?:ai sensi|agli effetti|a norma)\b.{0,60}\b134[12]\b/iu,
  /^(?:(?:luogo|data)\b.*\bfirm[ae]|firm[ae]\b|.*\bper accettazione\b)/iu,
  /^(?:(?:distinti|cordiali) saluti|in fede\b)/iu,
  // Place and date: «Borgo Campione, lì 2 marzo 2026».
  /^[\p{L}’']+(?: [\p{L}’']+){0,3},? (?:l[iì] |il )?\d{1,2}(?: \p{L}+ |[./-]\d\d?[./-])\d{4}\.?$/iu,
];
const isClosing = (text: string) => CLOSINGS.some((closing) => closing.test(text));

/** The labels of numbered articles: their numbers, and how each number is written. */
const NUMBERINGS = [
  { number: /^[IVX]+(?=\W)/, write: romanNumeral },
  // Without leading zeros.
  { number: /(?<=^0*)[1-9]\d{0,2}(?=\s?[.)–—-](?!\d)|$)/, write: String },
];

/** The index of each part's first word, and whether the part is an article. */
type Beginnings = ReadonlyMap<number, boolean>;

/** The beginnings of the preamble, the articles, the closing and the annexes. */
function beginningsOf(version: Version): Beginnings {
  const { paragraphs } = version;
  const isAnnex = paragraphs.map(
    (paragraph) => ANNEX.test(paragraph.text) && wordCount(paragraph) <= MAX_TITLE,
  );
  const articles = articleIndexes(version);
  const firstAnnex = isAnnex.indexOf(true);
  const last = articles.findLast((index) => firstAnnex < 0 || index < firstAnnex) ?? 0;
  const closing = paragraphs.findIndex(({ text }, index) => index > last && isClosing(text));
  const others = paragraphs.flatMap((_, index) => (index === closing || isAnnex[index] ? [index] : []));
  const beginnings = new Map([[0, false]]);
  for (const index of others) beginnings.set(paragraphs[index]?.start ?? 0, false);
  for (const index of articles) beginnings.set(paragraphs[index]?.start ?? 0, true);
  return beginnings;
}

/** The paragraphs that begin an article, by their labels («Art. 5», else «IV.», else «5.») or else by titles. */
function articleIndexes({ paragraphs }: Version): number[] {
  const named = paragraphs.flatMap(({ label }, index) => (/^(?:art|clausola|§)/i.test(label) ? [index] : []));
  if (named.length >= MIN_NAMED_ARTICLES) return named;
  for (const { number, write } of NUMBERINGS) {
    /** The paragraphs that are numbered 1, 2, 3, …, by their indexes. */
    const chain: number[] = [];
    for (const [index, { label }] of paragraphs.entries())
      if (number.exec(label)?.[0] === write(chain.length + 1)) chain.push(index);
    if (chain.length >= MIN_ARTICLES) return chain;
  }
  const titles = paragraphs.flatMap((paragraph, index) => {
    const next = paragraphs[index + 1];
    return isTitle(paragraph) && next && wordCount(next) > MAX_TITLE ? [index] : [];
  });
  return titles.length >= MIN_ARTICLES ? titles : named;
}

/** Whether a paragraph is short, and neither begins nor ends like a sentence. */
function isTitle(paragraph: Version['paragraphs'][number]): boolean {
  const { text } = paragraph;
  const words = wordCount(paragraph);
  const isSentence = /^\p{Ll}/u.test(text) || /[.;:,]$/.test(text);
  return words > 0 && words <= MAX_TITLE && !isSentence && !isClosing(text);
}

const wordCount = ({ start, end }: Version['paragraphs'][number]) => end - start;

/** The parts of two versions. The beginnings of one count in the other too, where a heading may have lost its number. */
export function partsOf(a: Version, b: Version, runs: readonly Run[]): [Part[], Part[]] {
  const [beginningsA, beginningsB] = [beginningsOf(a), beginningsOf(b)];
  const runsFromB = runs.map((run) => ({ a: run.b, b: run.a, length: run.length }));
  return [
    splitAt(a, mergeBeginnings(beginningsA, mapBeginnings(beginningsB, runsFromB))),
    splitAt(b, mergeBeginnings(beginningsB, mapBeginnings(beginningsA, runs))),
  ];
}

/** The beginnings of one version as indexes of the other. */
function mapBeginnings(beginnings: Beginnings, runs: readonly Run[]): Beginnings {
  const found = new Map<number, boolean>();
  const partners = partnersIn(runs);
  for (const [start, isArticle] of beginnings) {
    const at = partners.get(start);
    if (at !== undefined) found.set(at, isArticle);
  }
  return found;
}

function mergeBeginnings(own: Beginnings, other: Beginnings): Beginnings {
  const all = new Map(own);
  // Words were added before a title, or removed: it begins only once.
  const shifted = [...own.keys()].filter((at) => !other.has(at));
  for (const [at, isArticle] of other)
    if (!shifted.some((ownAt) => Math.abs(ownAt - at) <= MAX_SHIFT))
      all.set(at, isArticle || own.get(at) === true);
  return all;
}

function splitAt({ words }: Version, beginnings: Beginnings): Part[] {
  const sorted = [...beginnings].sort(([first], [second]) => first - second);
  return sorted.map(([start, isArticle], index) => ({
    start,
    end: sorted[index + 1]?.[0] ?? words.length,
    isArticle,
  }));
}

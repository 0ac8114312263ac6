import { romanNumeral } from '@/lib/browser/documents/roman-numeral';
import type { Run } from './align';
import type { Version } from './words';

/** A part of a version, by the indexes of its words. The preamble, signatures and annexes are parts, but not articles. */
export type Part = { start: number; end: number; isArticle: boolean };

/** Maximum number of words in a title. */
const MAX_TITLE = 12;
/** Number of words that may be added before a title, or removed. */
const MAX_SHIFT = 3;
/** Number of paragraphs that must begin in the same way to be articles. */
const MIN_ARTICLES = 3;

const ANNEX = /^(?:allegat[oi]|appendice)\b.*[^.;:,]$/i;
/** The first line after the last article: place, date and signatures, or the articles that are approved separately. */
const CLOSING =
  /^(?:letto,? (?:confermato|approvato)|(?:ai sensi|agli effetti|a norma)\b.{0,60}\b134[12]\b|(?:luogo|data)\b.*\bfirm[ae]|firm[ae]\b|.*\bper accettazione\b|(?:distinti|cordiali) saluti|in fede\b|[\p{L}’']+(?: [\p{L}’']+){0,3},? (?:l[iì] |il )?\d{1,2}(?: \p{L}+ |[./-]\d\d?[./-])\d{4}\.?$)/iu;

const ROMAN = /^[IVX]+(?=\W)/;
/** Without leading zeros. */
const DECIMAL = /(?<=^0*)[1-9]\d{0,2}(?=\s?[.)–—-](?!\d)|$)/;

/** The indexes of the first words of parts, and whether each part is an article. */
type Beginnings = ReadonlyMap<number, boolean>;

function beginningsOf(version: Version): Beginnings {
  const { paragraphs } = version;
  const isAnnex = paragraphs.map(({ text, start, end }) => ANNEX.test(text) && end - start <= MAX_TITLE);
  const articles = articleIndexes(version);
  const firstAnnex = isAnnex.indexOf(true);
  const last = articles.findLast((index) => firstAnnex < 0 || index < firstAnnex) ?? 0;
  const closing = paragraphs.findIndex(({ text }, index) => index > last && CLOSING.test(text));
  const others = paragraphs.flatMap((_, index) => (index === closing || isAnnex[index] ? [index] : []));
  const startOf = (index: number) => paragraphs[index]?.start ?? 0;
  return new Map([
    [0, false],
    ...others.map((index): [number, boolean] => [startOf(index), false]),
    ...articles.map((index): [number, boolean] => [startOf(index), true]),
  ]);
}

/** The paragraphs that begin an article, by their labels («Art. 5», else «IV.», else «5.») or else by titles. */
function articleIndexes({ paragraphs }: Version): number[] {
  const named = paragraphs.flatMap(({ label }, index) => (/^(?:art|clausola|§)/i.test(label) ? [index] : []));
  if (named.length >= 2) return named;
  for (const [form, numeralOf] of [
    [ROMAN, romanNumeral],
    [DECIMAL, String],
  ] as const) {
    /** The paragraphs that are numbered 1, 2, 3, …, by their indexes. */
    const chain: number[] = [];
    for (const [index, { label }] of paragraphs.entries())
      if (form.exec(label)?.[0] === numeralOf(chain.length + 1)) chain.push(index);
    if (chain.length >= MIN_ARTICLES) return chain;
  }
  const titles = paragraphs.flatMap(({ text, start, end }, index) => {
    const next = paragraphs[index + 1];
    const isTitle = end - start <= MAX_TITLE && end > start && !/[.;:,]$/.test(text) && /^\P{Ll}/u.test(text);
    return isTitle && next && next.end - next.start > MAX_TITLE && !CLOSING.test(text) ? [index] : [];
  });
  return titles.length >= MIN_ARTICLES ? titles : named;
}

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
  for (const [start, isArticle] of beginnings) {
    const run = runs.find(({ a, length }) => a <= start && start < a + length);
    if (run) found.set(start - run.a + run.b, isArticle);
  }
  return found;
}

function mergeBeginnings(own: Beginnings, other: Beginnings): Beginnings {
  const all = new Map(own);
  // Words were added before a title, or removed: it begins only once.
  const shifted = [...own.keys()].filter((at) => !other.has(at));
  for (const [at, isArticle] of other)
    if (!shifted.some((each) => Math.abs(each - at) <= MAX_SHIFT))
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

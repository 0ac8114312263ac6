import type { Run } from './align';
import type { Draft } from './words';

/** A part of a draft with a heading of its own: its words and its paragraphs. */
export type Article = { start: number; end: number; firstParagraph: number; lastParagraph: number };

/** Words of a title. */
const MAX_TITLE = 12;
/** Paragraphs that must begin an article in the same way. */
const MIN_ARTICLES = 3;

/** What follows the last article: signatures, and the articles that are approved apart. */
const CLOSING =
  /^(?:letto,? (?:confermato|approvato)|(?:ai sensi|agli effetti|a norma)\b.{0,60}\b134[12]\b)/i;

const isArticle = (label: string) => /^(?:art|clausola|§)/i.test(label);
const ROMAN = /^[IVXLC]+(?=\W)/;
const DECIMAL = /^\d{1,3}(?=\s?[.)–—-]|$)/;

/**
 * Where articles begin, as places of paragraphs: by their labels («Art. 5», else «IV.», else «5.»), or else by their titles.
 * The first paragraph begins one too, and so does what follows the last article.
 */
function beginningsOf(draft: Draft): Set<number> {
  const closing = draft.paragraphs.findIndex(({ text }) => CLOSING.test(text));
  return new Set([0, ...articlePlaces(draft), ...(closing > 0 ? [closing] : [])]);
}

function articlePlaces({ paragraphs }: Draft): number[] {
  const named = paragraphs.flatMap(({ label }, place) => (isArticle(label) ? [place] : []));
  if (named.length >= 2) return named;
  for (const [form, toNumber] of [
    [ROMAN, romanValue],
    [DECIMAL, Number],
  ] as const) {
    const chain: number[] = [];
    for (const [place, { label }] of paragraphs.entries()) {
      const number = form.exec(label)?.[0];
      if (number && toNumber(number) === chain.length + 1) chain.push(place);
    }
    if (chain.length >= MIN_ARTICLES) return chain;
  }
  const titles = paragraphs.flatMap(({ text, start, end }, place) => {
    const next = paragraphs[place + 1];
    const isTitle = end - start <= MAX_TITLE && end > start && !/[.;:,]$/.test(text) && /^\P{Ll}/u.test(text);
    return isTitle && next && next.end - next.start > MAX_TITLE ? [place] : [];
  });
  return titles.length >= MIN_ARTICLES ? titles : [];
}

function romanValue(number: string): number {
  const values: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
  return [...number].reduce((sum, sign, place) => {
    const value = values[sign] ?? 0;
    return sum + (value < (values[number[place + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);
}

/**
 * The articles of two drafts. A beginning that one of them shows counts in the other too: a heading may have lost its
 * number there.
 */
export function articlesOf(a: Draft, b: Draft, runs: readonly Run[]): [Article[], Article[]] {
  const [inA, inB] = [beginningsOf(a), beginningsOf(b)];
  const toB = new Map<number, number>();
  const toA = new Map<number, number>();
  for (const run of runs)
    for (let step = 0; step < run.length; step += 1) {
      toB.set(run.a + step, run.b + step);
      toA.set(run.b + step, run.a + step);
    }
  const carry = (from: Draft, map: Map<number, number>, own: Set<number>) =>
    [...own].flatMap((place) => {
      const start = map.get(from.paragraphs[place]?.start ?? -1);
      return start === undefined || start === 0 ? [] : [start];
    });
  const startsOf = (draft: Draft, places: Set<number>) =>
    [...places].map((place) => draft.paragraphs[place]?.start ?? 0);
  const startsA = [...startsOf(a, inA), ...carry(b, toA, inB)];
  const startsB = [...startsOf(b, inB), ...carry(a, toB, inA)];
  return [sliced(a, startsA), sliced(b, startsB)];
}

/** The place of the paragraph that begins with a word; one that holds it further on is divided there. */
function paragraphAt({ paragraphs, words }: Draft, word: number): number {
  const place = paragraphs.findIndex(({ end }) => word < end);
  const paragraph = paragraphs[place];
  if (!paragraph || paragraph.start === word) return place;
  const cut = words[word]?.from ?? 0;
  const rest = { text: paragraph.text.slice(cut), label: '', start: word, end: paragraph.end };
  for (let at = word; at < paragraph.end; at += 1) {
    const each = words[at];
    if (each) words[at] = { form: each.form, from: each.from - cut, to: each.to - cut };
  }
  Object.assign(paragraph, { text: paragraph.text.slice(0, cut).trim(), end: word });
  paragraphs.splice(place + 1, 0, rest);
  return place + 1;
}

function sliced(draft: Draft, starts: number[]): Article[] {
  const { paragraphs, words } = draft;
  const sorted = [...new Set(starts)].sort((one, other) => one - other);
  // Dividing a paragraph moves the places of those after it: the last come first.
  for (const start of [...sorted].reverse()) paragraphAt(draft, start);
  const places = sorted.map((start) => paragraphAt(draft, start));
  return places.map((place, index) => {
    const next = places[index + 1] ?? paragraphs.length;
    return {
      start: paragraphs[place]?.start ?? 0,
      end: paragraphs[next]?.start ?? words.length,
      firstParagraph: place,
      lastParagraph: next - 1,
    };
  });
}

/** An article of each draft that belong together, as places in the lists of articles. */
export type Pair = { a: number; b: number };

/** The share of the smaller article's words that two articles have in common at least. */
const MIN_COMMON = 0.4;
/** Of an article that goes into another with a further one. */
const MIN_PART = 0.6;

/**
 * Pairs articles, by the words that stand in the same order in both texts, and those that are left by the rows of words
 * that they share.
 * @returns the pairs; what was split or merged as further pairs of an article that has one
 */
export function pairsOf(
  a: Draft,
  b: Draft,
  [inA, inB]: readonly [Article[], Article[]],
  runs: readonly Run[],
): { pairs: Pair[]; parts: Pair[] } {
  const common = new Map<string, number>();
  const count = (i: number, j: number, more: number) =>
    common.set(`${i} ${j}`, (common.get(`${i} ${j}`) ?? 0) + more);
  let [i, j] = [0, 0];
  for (const run of runs)
    for (let step = 0; step < run.length; ) {
      while ((inA[i]?.end ?? Infinity) <= run.a + step) i += 1;
      while ((inB[j]?.end ?? Infinity) <= run.b + step) j += 1;
      const length = Math.min(
        run.length - step,
        (inA[i]?.end ?? Infinity) - run.a - step,
        (inB[j]?.end ?? Infinity) - run.b - step,
      );
      count(i, j, length);
      step += length;
    }
  const sizeOf = ({ start, end }: Article) => end - start;
  const share = (place: number, other: number) =>
    (common.get(`${place} ${other}`) ?? 0) /
    Math.max(1, Math.min(sizeOf(inA[place] as Article), sizeOf(inB[other] as Article)));
  // What moved stands in no row of the whole text: rows of three words tell.
  const rowsA = inA.map(({ start, end }) => rowsIn(a, start, end));
  const rowsB = inB.map(({ start, end }) => rowsIn(b, start, end));
  const isLeft = (size: number, aligned: number) => aligned < 0.5 * size;
  const alignedA = inA.map((_, place) =>
    inB.reduce((sum, __, other) => sum + (common.get(`${place} ${other}`) ?? 0), 0),
  );
  const alignedB = inB.map((_, other) =>
    inA.reduce((sum, __, place) => sum + (common.get(`${place} ${other}`) ?? 0), 0),
  );
  const candidates: (Pair & { weight: number; share: number })[] = [];
  for (const [place, article] of inA.entries())
    for (const [other, otherArticle] of inB.entries()) {
      let value = share(place, other);
      let weight = common.get(`${place} ${other}`) ?? 0;
      if (
        isLeft(sizeOf(article), alignedA[place] ?? 0) ||
        isLeft(sizeOf(otherArticle), alignedB[other] ?? 0)
      ) {
        const [rows, others] = [rowsA[place] ?? new Set(), rowsB[other] ?? new Set()];
        let shared = 0;
        for (const row of rows) if (others.has(row)) shared += 1;
        if (shared > weight) {
          weight = shared;
          value = shared / Math.max(1, Math.min(rows.size, others.size));
        }
      }
      if (value >= MIN_COMMON && weight > 0) candidates.push({ a: place, b: other, weight, share: value });
    }
  candidates.sort(
    (one, other) => other.weight - one.weight || Math.abs(one.a - one.b) - Math.abs(other.a - other.b),
  );
  const pairs: Pair[] = [];
  const parts: Pair[] = [];
  const [usedA, usedB] = [new Set<number>(), new Set<number>()];
  for (const { a: place, b: other } of candidates)
    if (!usedA.has(place) && !usedB.has(other)) {
      pairs.push({ a: place, b: other });
      usedA.add(place);
      usedB.add(other);
    }
  for (const { a: place, b: other, share: value } of candidates)
    if (value >= MIN_PART && usedA.has(place) !== usedB.has(other)) {
      parts.push({ a: place, b: other });
      usedA.add(place);
      usedB.add(other);
    }
  return { pairs, parts };
}

function rowsIn({ words }: Draft, start: number, end: number): Set<string> {
  const rows = new Set<string>();
  for (let at = start; at + 3 <= end; at += 1)
    rows.add(`${words[at]?.form} ${words[at + 1]?.form} ${words[at + 2]?.form}`);
  return rows;
}

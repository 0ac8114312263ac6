import { diffArrays } from 'diff';
import { longestIncreasing } from './longest-increasing';

/** Equal words of two texts, from the indexes `a` and `b` on. */
export type Run = { a: number; b: number; length: number };

/** Lengths of the n-grams that anchor the alignment. The longest are the surest. */
const NGRAM_SIZES = [8, 5, 3, 2, 1];
/** A gap with more edits is not compared word by word: its square is the time. */
const MAX_EDITS = 2000;

/** A part of both texts that is not aligned yet. */
type Gap = { startA: number; endA: number; startB: number; endB: number };

/**
 * Aligns two texts, like a patience diff: n-grams that occur once in each text are anchors if they have the same order in
 * both. The gaps between them are aligned in the same way, and at last word by word.
 * @returns the equal words, in the order of both texts
 */
export function align(wordsA: readonly string[], wordsB: readonly string[]): Run[] {
  const runs: Run[] = [];
  // Numbers are compared twice as fast as words.
  const ids = new Map<string, number>();
  const idOf = (word: string) => {
    const id = ids.get(word) ?? ids.size;
    ids.set(word, id);
    return id;
  };
  const [a, b] = [wordsA.map(idOf), wordsB.map(idOf)];

  const addRun = (run: Run): void => {
    const last = runs.at(-1);
    if (last && last.a + last.length === run.a && last.b + last.length === run.b) last.length += run.length;
    else runs.push(run);
  };

  /** @param sizes lengths of the n-grams to try */
  const alignGap = ({ startA, endA, startB, endB }: Gap, sizes: readonly number[]): void => {
    while (startA < endA && startB < endB && a[startA] === b[startB]) {
      addRun({ a: startA, b: startB, length: 1 });
      startA += 1;
      startB += 1;
    }
    if (startA === endA || startB === endB) return;
    const [size, ...smallerSizes] = sizes;
    const gap = { startA, endA, startB, endB };
    const anchors = size === undefined ? [] : anchorsIn(a, b, gap, size);
    if (size === undefined || anchors.length === 0) {
      if (sizes.length > 0) alignGap(gap, smallerSizes);
      else alignWords(gap);
      return;
    }
    for (const { indexA, indexB } of anchors) {
      // The n-gram overlaps the one before it.
      if (indexA < startA || indexB < startB) continue;
      alignGap({ startA, endA: indexA, startB, endB: indexB }, sizes);
      addRun({ a: indexA, b: indexB, length: size });
      [startA, startB] = [indexA + size, indexB + size];
    }
    alignGap({ startA, endA, startB, endB }, sizes);
  };

  const alignWords = ({ startA, endA, startB, endB }: Gap): void => {
    const [sideA, sideB] = [a.slice(startA, endA), b.slice(startB, endB)];
    const found = diffArrays(sideA, sideB, { maxEditLength: MAX_EDITS }) ?? [];
    for (const { added, removed, count } of found) {
      if (!added && !removed) addRun({ a: startA, b: startB, length: count });
      if (!added) startA += count;
      if (!removed) startB += count;
    }
  };

  alignGap({ startA: 0, endA: a.length, startB: 0, endB: b.length }, NGRAM_SIZES);
  return runs;
}

/** For words of the first text the equal words of the second, by their indexes. */
export const partnersIn = (runs: readonly Run[]): Map<number, number> =>
  new Map(
    runs.flatMap(({ a, b, length }) =>
      Array.from({ length }, (_, step): [number, number] => [a + step, b + step]),
    ),
  );

/** The n-grams that occur once in each side of a gap, without those that would need another order. */
function anchorsIn(a: readonly number[], b: readonly number[], gap: Gap, size: number) {
  const inB = uniqueNgrams(b, gap.startB, gap.endB, size);
  const shared: { indexA: number; indexB: number }[] = [];
  for (const [ngram, indexA] of uniqueNgrams(a, gap.startA, gap.endA, size)) {
    const indexB = inB.get(ngram);
    if (indexB !== undefined) shared.push({ indexA, indexB });
  }
  return longestIncreasing(shared, ({ indexB }) => indexB);
}

/** The n-grams that occur once in a part of a text, with their indexes. */
function uniqueNgrams(words: readonly number[], start: number, end: number, size: number) {
  const ngrams = new Map<string, number>();
  const repeated = new Set<string>();
  for (let at = start; at + size <= end; at += 1) {
    const ngram = words.slice(at, at + size).join(' ');
    if (ngrams.has(ngram)) repeated.add(ngram);
    else ngrams.set(ngram, at);
  }
  for (const ngram of repeated) ngrams.delete(ngram);
  return ngrams;
}

import { diffArrays } from 'diff';

/** Equal words of two texts, from the indexes `a` and `b` on. */
export type Run = { a: number; b: number; length: number };

/** Lengths of the n-grams that anchor the alignment. The longest are the surest. */
const NGRAM_SIZES = [8, 5, 3, 2, 1];
/** Larger gaps (words of one side times words of the other) are not compared word by word. */
const MAX_GAP = 4_000_000;

/**
 * Aligns two texts, like a patience diff: n-grams that occur once in each text are anchors if they have the same order in
 * both. The gaps between them are aligned in the same way, and at last word by word.
 * @returns the equal words, in the order of both texts
 */
export function align(a: readonly string[], b: readonly string[]): Run[] {
  const runs: Run[] = [];
  // Numbers are compared faster than words.
  const ids = new Map<string, number>();
  const idsOf = (words: readonly string[]) =>
    words.map((word) => {
      const id = ids.get(word) ?? ids.size;
      ids.set(word, id);
      return id;
    });
  const left = idsOf(a);
  const right = idsOf(b);

  const add = (a: number, b: number, length: number): void => {
    const last = runs.at(-1);
    if (length === 0) return;
    if (last && last.a + last.length === a && last.b + last.length === b) last.length += length;
    else runs.push({ a, b, length });
  };

  const fill = (fromA: number, toA: number, fromB: number, toB: number, firstSize: number): void => {
    let same = 0;
    while (fromA + same < toA && fromB + same < toB && left[fromA + same] === right[fromB + same]) same += 1;
    add(fromA, fromB, same);
    let [atA, atB] = [fromA + same, fromB + same];
    if (atA === toA || atB === toB) return;
    for (const [index, size] of NGRAM_SIZES.entries()) {
      if (index < firstSize) continue;
      const inB = uniqueNgrams(right, atB, toB, size);
      const shared = [...uniqueNgrams(left, atA, toA, size)].flatMap(([ngram, a]) => {
        const b = inB.get(ngram) ?? -1;
        return a >= 0 && b >= 0 ? [{ a, b }] : [];
      });
      if (shared.length === 0) continue;
      for (const { a, b } of longestIncreasing(shared, ({ b }) => b)) {
        // The n-gram overlaps the one before it.
        if (a < atA || b < atB) continue;
        fill(atA, a, atB, b, index);
        add(a, b, size);
        [atA, atB] = [a + size, b + size];
      }
      fill(atA, toA, atB, toB, index);
      return;
    }
    if ((toA - atA) * (toB - atB) > MAX_GAP) return;
    for (const { added, removed, count } of diffArrays(left.slice(atA, toA), right.slice(atB, toB))) {
      if (!added && !removed) add(atA, atB, count);
      if (!added) atA += count;
      if (!removed) atB += count;
    }
  };

  fill(0, left.length, 0, right.length, 0);
  return runs;
}

/** The n-grams of a part of a text with their indexes; -1 if one occurs more than once. */
function uniqueNgrams(
  words: readonly number[],
  from: number,
  to: number,
  size: number,
): Map<string | number, number> {
  const ngrams = new Map<string | number, number>();
  for (let at = from; at + size <= to; at += 1) {
    const ngram = size === 1 ? (words[at] ?? 0) : words.slice(at, at + size).join(' ');
    ngrams.set(ngram, ngrams.has(ngram) ? -1 : at);
  }
  return ngrams;
}

/** The longest subsequence of a list whose keys increase (patience sorting). */
export function longestIncreasing<Item>(items: readonly Item[], keyOf: (item: Item) => number): Item[] {
  /** For each length the index of the item with the lowest key that ends such a subsequence. */
  const ends: number[] = [];
  /** For each item the index of the one before it. */
  const before: number[] = [];
  for (const [index, item] of items.entries()) {
    const key = keyOf(item);
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (keyOf(items[ends[middle] ?? 0] as Item) < key) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  }
  const longest: Item[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) longest.push(items[at] as Item);
  return longest.reverse();
}

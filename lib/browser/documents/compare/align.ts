import { diffArrays } from 'diff';

/** Words that are the same in both: from `a` and from `b` on. */
export type Run = { a: number; b: number; length: number };

/** Rows of words that stand once in both texts, longest first: the surest come first. */
const ROWS = [8, 5, 3, 2, 1] as const;
/** Words of both sides of a gap that are compared word by word, multiplied. */
const MAX_GAP = 4_000_000;

/**
 * The words that two texts share, in the order of both. First rows of words that stand once in each, of which the longest
 * rising chain holds; then the same in the gaps between them; what is left word by word.
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

  const fill = (fromA: number, toA: number, fromB: number, toB: number, first: number): void => {
    let same = 0;
    while (fromA + same < toA && fromB + same < toB && left[fromA + same] === right[fromB + same]) same += 1;
    add(fromA, fromB, same);
    if (fromA + same < toA && fromB + same < toB) between(fromA + same, toA, fromB + same, toB, first);
  };

  const between = (fromA: number, toA: number, fromB: number, toB: number, first: number): void => {
    for (let row = first; row < ROWS.length; row += 1) {
      const size = ROWS[row] ?? 1;
      const inA = onceIn(left, fromA, toA, size);
      const inB = onceIn(right, fromB, toB, size);
      const shared = [...inA].flatMap(([key, a]) => {
        const b = inB.get(key) ?? -1;
        return a >= 0 && b >= 0 ? [{ a, b }] : [];
      });
      const chain = risingChain(shared, ({ b }) => b);
      if (chain.length === 0) continue;
      let [atA, atB] = [fromA, fromB];
      for (const { a: placeA, b: placeB } of chain) {
        if (placeA < atA || placeB < atB) continue;
        fill(atA, placeA, atB, placeB, row);
        add(placeA, placeB, size);
        [atA, atB] = [placeA + size, placeB + size];
      }
      fill(atA, toA, atB, toB, row);
      return;
    }
    if ((toA - fromA) * (toB - fromB) > MAX_GAP) return;
    let [atA, atB] = [fromA, fromB];
    for (const { added, removed, count } of diffArrays(left.slice(fromA, toA), right.slice(fromB, toB))) {
      if (!added && !removed) add(atA, atB, count);
      if (!added) atA += count;
      if (!removed) atB += count;
    }
  };

  const add = (placeA: number, placeB: number, length: number): void => {
    const last = runs.at(-1);
    if (length === 0) return;
    if (last && last.a + last.length === placeA && last.b + last.length === placeB) last.length += length;
    else runs.push({ a: placeA, b: placeB, length });
  };

  fill(0, left.length, 0, right.length, 0);
  return runs;
}

/** Rows of a part of a text and where each stands; -1 where it stands more than once. */
function onceIn(
  words: readonly number[],
  from: number,
  to: number,
  size: number,
): Map<string | number, number> {
  const places = new Map<string | number, number>();
  for (let at = from; at + size <= to; at += 1) {
    const key = size === 1 ? (words[at] ?? 0) : words.slice(at, at + size).join(' ');
    places.set(key, places.has(key) ? -1 : at);
  }
  return places;
}

/** The longest part of a list whose values rise (patience sorting). */
export function risingChain<Item>(items: readonly Item[], orderOf: (item: Item) => number): Item[] {
  /** Of each length of a chain the item with the least value that ends one. */
  const ends: number[] = [];
  const before: number[] = [];
  for (const [index, item] of items.entries()) {
    const value = orderOf(item);
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (orderOf(items[ends[middle] ?? 0] as Item) < value) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? (ends[low - 1] ?? -1) : -1;
    ends[low] = index;
  }
  const chain: Item[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) chain.push(items[at] as Item);
  return chain.reverse();
}

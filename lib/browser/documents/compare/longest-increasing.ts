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

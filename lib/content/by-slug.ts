type Slugged = { slug: string };

/** The items before and after one of a list; neither where the list does not have it. */
export function neighbours<Item extends Slugged>(
  items: readonly Item[],
  slug: string,
): { before: Item | undefined; after: Item | undefined } {
  const index = indexOfSlug(items, slug);
  return index < 0
    ? { before: undefined, after: undefined }
    : { before: items[index - 1], after: items[index + 1] };
}

/** Up to `count` items after one of a list, wrapping around to the start; never the item itself. */
export function itemsAfter<Item extends Slugged>(
  items: readonly Item[],
  slug: string,
  count: number,
): Item[] {
  const index = indexOfSlug(items, slug);
  const others = [...items.slice(index + 1), ...items.slice(0, Math.max(index, 0))];
  return others.slice(0, count);
}

/** From 0; -1 if the list has no item of that address. */
export const indexOfSlug = (items: readonly Slugged[], slug: string): number =>
  items.findIndex((item) => item.slug === slug);

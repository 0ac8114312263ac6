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

/** From 0; -1 if the list has no item of that address. */
export const indexOfSlug = (items: readonly Slugged[], slug: string): number =>
  items.findIndex((item) => item.slug === slug);

/** The items before and after an item; undefined at the ends of the list, and if no item has the slug. */
export function neighbours<Item extends { slug: string }>(
  items: readonly Item[],
  slug: string,
): { before: Item | undefined; after: Item | undefined } {
  const index = items.findIndex((item) => item.slug === slug);
  if (index < 0) return { before: undefined, after: undefined };
  return { before: items[index - 1], after: items[index + 1] };
}

/** The items before and after the one with a slug; neither where the list does not have it. */
export function neighbours<Item extends { slug: string }>(
  items: readonly Item[],
  slug: string,
): { before: Item | undefined; after: Item | undefined } {
  const index = items.findIndex((item) => item.slug === slug);
  if (index < 0) return { before: undefined, after: undefined };
  return { before: items[index - 1], after: items[index + 1] };
}

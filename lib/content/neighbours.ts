/** The items before and after an item of a list. @param slug of the item */
export function neighbours<Item extends { slug: string }>(items: readonly Item[], slug: string) {
  const index = items.findIndex((item) => item.slug === slug);
  return { before: items[index - 1], after: items[index + 1] };
}

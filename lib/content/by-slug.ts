import { memoize } from '../memoize';

/** Where each item of a list stands: looked up for every page, so it may not cost more in a longer list. */
const placesOf = memoize(
  (items: readonly { slug: string }[]) => new Map(items.map(({ slug }, place) => [slug, place])),
);

/** The place of an item, from 0; undefined if the list has none of that address. */
export const indexOfSlug = (items: readonly { slug: string }[], slug: string): number | undefined =>
  placesOf(items).get(slug);

/** The neighbours of an item in a list. */
export function neighbours<Item extends { slug: string }>(
  items: readonly Item[],
  slug: string,
): { before: Item | undefined; after: Item | undefined } {
  const place = indexOfSlug(items, slug);
  if (place === undefined) return { before: undefined, after: undefined };
  return { before: items[place - 1], after: items[place + 1] };
}

/** The items after one of a list, going on from the beginning; never the item itself. */
export function itemsAfter<Item extends { slug: string }>(
  items: readonly Item[],
  slug: string,
  count: number,
): Item[] {
  const place = indexOfSlug(items, slug);
  const others = place === undefined ? items.length : items.length - 1;
  return Array.from({ length: Math.min(count, others) }, (_, step) => {
    return items[((place ?? -1) + 1 + step) % items.length] as Item;
  });
}

/** The item of that address. @throws naming the collection's folder if it has none */
export function findBySlug<Item extends { slug: string }>(
  items: readonly Item[],
  slug: string,
  folder: string,
): Item {
  const found = items[indexOfSlug(items, slug) ?? -1];
  if (!found) throw new Error(`Nessun testo «${slug}» in ${folder}.`);
  return found;
}

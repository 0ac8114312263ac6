import type { Article } from '../schema/article';
import type { Guide } from '../schema/guide';
import type { PageMeta } from '../schema/page';

/** An article as a page of the site: its frontmatter is its metadata. */
export const articleMeta = ({ slug, title, summary, date, updated }: Article): PageMeta => ({
  path: `/novita/${slug}`,
  label: title,
  title,
  description: summary,
  parents: ['/', '/novita'],
  closingBand: true,
  index: true,
  updated: updated ?? date,
});

/** A guide as a page of the site: its frontmatter is its metadata. */
export const guideMeta = ({ slug, title, summary, updated }: Guide): PageMeta => ({
  path: `/documentazione/${slug}`,
  label: title,
  title,
  description: summary,
  parents: ['/', '/documentazione'],
  closingBand: true,
  index: true,
  updated,
});

/** The items after one of a list, going on from the beginning; never the item itself. */
export function following<Item extends { slug: string }>(items: Item[], slug: string, count: number): Item[] {
  const place = items.findIndex((item) => item.slug === slug);
  return [...items.slice(place + 1), ...items.slice(0, Math.max(place, 0))].slice(0, count);
}

/** The item of that address. @throws naming the collection's folder if it has none */
export function bySlug<Item extends { slug: string }>(items: Item[], slug: string, folder: string): Item {
  const found = items.find((item) => item.slug === slug);
  if (!found) throw new Error(`Nessun testo «${slug}» in ${folder}.`);
  return found;
}

import 'server-only';
import { pages } from '@/content/pages';
import { collections } from '@/lib/content/collections';
import type { PageMeta } from '@/lib/schema/page';
import { unregisteredListPages } from './article-lists';

/** Metadata of every page of the site: the registered pages, paginated lists, and MDX texts. */
export function everyPage(): PageMeta[] {
  return [
    ...Object.values(pages),
    ...unregisteredListPages(),
    ...collections.flatMap((collection) => collection.pages()),
  ];
}

/** The pages for search engines: without `noIndex`, and with their own path as canonical URL (D5), apart from a final slash (D6). */
export const indexedPages = (): PageMeta[] =>
  everyPage().filter(
    ({ noIndex, path, canonical = path }) => !noIndex && (canonical === path || canonical === `${path}/`),
  );

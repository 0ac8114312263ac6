import 'server-only';
import { pages } from '@/content/pages';
import { textFolders } from '@/lib/content/text-folders';
import type { PageMeta } from '@/lib/schema/page';
import { furtherPages } from './article-lists';

/** Metadata of every page of the site: the registry, further list pages, the texts. */
export function everyPage(): PageMeta[] {
  return [
    ...Object.values(pages),
    ...furtherPages(),
    ...textFolders.flatMap((textFolder) => textFolder.pages()),
  ];
}

/** The pages that search engines list, each under its own address (D5). A trailing slash does not matter (D6). */
export const indexedPages = (): PageMeta[] =>
  everyPage().filter(
    ({ noIndex, path, canonical = path }) => !noIndex && (canonical === path || canonical === `${path}/`),
  );

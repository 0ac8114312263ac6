import { errorPages, pages } from '@/content/pages';
import type { PageMeta } from '@/lib/schema/page';

/** Paths of the registered pages above a page, from the home page down; none for the home page and error pages. */
export function parentsOf(page: PageMeta): string[] {
  if (Object.values(errorPages).includes(page)) return [];
  const folders = page.path.split('/').slice(0, -1);
  const above = folders.map((_, index) => folders.slice(0, index + 1).join('/') || '/');
  return above.filter((path) => path in pages && path !== page.path);
}

/**
 * Metadata of the registered page at a path.
 * @throws if the registry has no such path
 */
export function pageMeta(path: string): PageMeta {
  const page: PageMeta | undefined = (pages as Record<string, PageMeta>)[path];
  if (!page) throw new Error(`No page is registered under "${path}". Add it to content/pages/index.ts.`);
  return page;
}

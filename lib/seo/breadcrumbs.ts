import type { Crumb, PageMeta } from '../schema/page';

/**
 * Breadcrumb of a page: every ancestor as a link, then the page itself without one (specification, section 2).
 * @param page the page whose breadcrumb is wanted
 * @param lookUp gives the metadata of an ancestor's path; throws if the registry has no such page
 * @returns an empty list for the home page
 */
export function breadcrumb(page: PageMeta, lookUp: (path: string) => PageMeta): Crumb[] {
  if (page.parents.length === 0) return [];
  return [...page.parents.map((path) => ({ label: lookUp(path).label, href: path })), { label: page.label }];
}

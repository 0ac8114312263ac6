/** Path segment of the pages of a list after the first. */
export const FURTHER_PAGES = 'pagina';

/** One page of a list. */
export type PaginatedList<Item> = {
  /** From 1. */
  number: number;
  /** Number of pages. */
  total: number;
  path: string;
  items: Item[];
};

/**
 * Splits a list into pages: the first under the list's own path, the others under `<base>/pagina/<number>`.
 * @param base path of the list, without a final slash
 * @param size entries per page
 * @returns at least one page, which may be empty
 */
export function paginate<Item>(items: readonly Item[], base: string, size: number): PaginatedList<Item>[] {
  const total = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: total }, (_, index) => ({
    number: index + 1,
    total,
    path: paginatedPath(base, index + 1),
    items: items.slice(index * size, (index + 1) * size),
  }));
}

/** Path of a page of a list. */
export const paginatedPath = (base: string, number: number): string =>
  number === 1 ? base : `${base}/${FURTHER_PAGES}/${number}`;

/** The page numbers to link: the first, the last and those around the current one, with gaps between them. */
export function paginationLinks(number: number, total: number): (number | 'gap')[] {
  const linked = [1, number - 1, number, number + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(linked)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const skipped = page - (pages[index - 1] ?? 0) - 1;
    if (skipped === 0) return [page];
    // The link of a single page is as short as a gap.
    return [skipped === 1 ? page - 1 : ('gap' as const), page];
  });
}

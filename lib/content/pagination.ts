/** One page of a list that is too long for one. */
export type PaginatedList<Item> = {
  /** From 1 on. */
  number: number;
  /** How many there are. */
  of: number;
  path: string;
  items: Item[];
};

/**
 * Parts a list into pages: the first under the list's own address, the others under `<base>/pagina/<number>`.
 * @param items in the order in which they are read
 * @param base address of the list, without a final slash
 * @param size how many entries a page shows
 * @returns at least one page, which may be empty
 */
export function paginate<Item>(items: readonly Item[], base: string, size: number): PaginatedList<Item>[] {
  const of = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: of }, (_, index) => ({
    number: index + 1,
    of,
    path: paginatedPath(base, index + 1),
    items: items.slice(index * size, (index + 1) * size),
  }));
}

/** Address of one page of a list. */
export const paginatedPath = (base: string, number: number): string =>
  number === 1 ? base : `${base}/pagina/${number}`;

/** Which pages a reader is offered: the first, the last and those around the present one, with gaps between them. */
export function paginationLinks(number: number, of: number): (number | 'gap')[] {
  const near = [1, number - 1, number, number + 1, of].filter((page) => page >= 1 && page <= of);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? page - 1;
    if (page - before === 1) return [page];
    // A gap of one page is no shorter than the page itself.
    return [page - before === 2 ? page - 1 : ('gap' as const), page];
  });
}

import { Icon } from '@/components/ui/icon';
import { paginatedPath, paginationLinks } from '@/lib/content/pagination';
import type { Link } from '@/lib/schema/page';

type PaginationProps = {
  /** Labels; `page` and `of` name a page: "page 2 of 9". */
  copy: { label: string; newer: string; older: string; page: string; of: string };
  /** Path of the first page of the list. */
  base: string;
  /** Number of the current page, from 1. */
  current: number;
  total: number;
};

/** Links to the pages of a list: the newer one, some by number, the older one. Hidden on paper. */
export function Pagination({ copy, base, current, total }: PaginationProps) {
  const hrefOf = (page: number) => paginatedPath(base, page);
  return (
    <nav aria-label={copy.label} className="wrap pb-8 lg:pb-24 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-rule pt-4">
        {current > 1 && <NeighbourLink label={copy.newer} href={hrefOf(current - 1)} rel="prev" />}
        <ol className="figures order-last flex w-full flex-wrap sm:order-none sm:w-auto">
          {paginationLinks(current, total).map((page, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps differ only by their position
            <li key={index}>
              {page === 'gap' ? (
                <span aria-hidden="true" className="flex min-h-11 min-w-6 items-center justify-center">
                  …
                </span>
              ) : (
                <a
                  href={hrefOf(page)}
                  aria-label={`${copy.page} ${page} ${copy.of} ${total}`}
                  aria-current={page === current ? 'page' : undefined}
                  className="flex min-h-11 min-w-11 items-center justify-center hover:text-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent"
                >
                  {page}
                </a>
              )}
            </li>
          ))}
        </ol>
        {current < total && <NeighbourLink label={copy.older} href={hrefOf(current + 1)} rel="next" />}
      </div>
    </nav>
  );
}

function NeighbourLink({ label, href, rel }: Link & { rel: 'prev' | 'next' }) {
  return (
    <a href={href} rel={rel} className="link inline-flex min-h-11 items-center gap-2 font-semibold">
      {rel === 'prev' && <Icon name="arrow" className="w-3 rotate-180" />}
      {label}
      {rel === 'next' && <Icon name="arrow" className="w-3" />}
    </a>
  );
}

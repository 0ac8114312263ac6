import { Icon } from '@/components/ui/icon';
import type { Link } from '@/lib/schema/page';

type PaginationProps = {
  label: string;
  newer: Link | undefined;
  older: Link | undefined;
  /** Page numbers; undefined marks a gap. */
  pages: ({ number: number; label: string; href: string; current: boolean } | undefined)[];
};

/** Links to the pages of a list: the newer one, some by number, the older one. Hidden on paper. */
export function Pagination({ label, newer, older, pages }: PaginationProps) {
  return (
    <nav aria-label={label} className="wrap pb-8 lg:pb-24 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-rule pt-4">
        {newer && <NeighbourLink {...newer} rel="prev" />}
        <ol className="figures order-last flex w-full flex-wrap sm:order-none sm:w-auto">
          {pages.map((page, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps differ only by their position
            <li key={index}>
              {page ? (
                <a
                  href={page.href}
                  aria-label={page.label}
                  aria-current={page.current ? 'page' : undefined}
                  className="flex min-h-11 min-w-11 items-center justify-center hover:text-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent"
                >
                  {page.number}
                </a>
              ) : (
                <span aria-hidden="true" className="flex min-h-11 min-w-6 items-center justify-center">
                  …
                </span>
              )}
            </li>
          ))}
        </ol>
        {older && <NeighbourLink {...older} rel="next" />}
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

import { ArrowLink } from '@/components/ui/arrow-link';
import type { Link } from '@/lib/schema/page';

type ShelfTerm = Link & {
  /** How many articles it has. */
  count: number;
  /** Whether it is the one being looked at. */
  current: boolean;
};

type ArticleShelvesProps = {
  title: string;
  /** Ways on: to all articles from the list of one term, to the feed. */
  links: Link[];
  shelves: { label: string; terms: ShelfTerm[] }[];
};

/** The subjects of the articles, set like an index of names: the word, and how often it occurs. Left out on paper. */
export function ArticleShelves({ title, links, shelves }: ArticleShelvesProps) {
  return (
    <section
      data-pagefind-ignore
      aria-labelledby="argomenti"
      className="wrap grid gap-x-8 gap-y-6 pb-16 lg:grid-cols-12 lg:pb-24 print:hidden"
    >
      <h2 id="argomenti" className="border-t border-ink pt-4 text-heading-3 lg:col-span-3">
        {title}
      </h2>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-9 lg:col-span-9 lg:border-t lg:border-rule lg:pt-4">
        {shelves.map(({ label, terms }, index) => (
          <div key={label} className={index === 0 ? 'sm:col-span-3' : 'sm:col-span-6'}>
            <h3 className="margin-note">{label}</h3>
            <ul className={index === 0 ? 'mt-1' : 'mt-1 gap-x-8 sm:columns-2'}>
              {terms.map((term) => (
                <li key={term.href}>
                  <a
                    href={term.href}
                    aria-current={term.current ? 'page' : undefined}
                    className="flex min-h-11 items-center gap-x-2 break-inside-avoid border-b border-rule hover:text-accent aria-[current=page]:text-accent"
                  >
                    {term.label}
                    <span className="figures ml-auto text-small text-ink-muted">{term.count}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p className="flex flex-wrap gap-x-8 sm:col-span-9">
          {links.map((link) => (
            <ArrowLink key={link.href} link={link} />
          ))}
        </p>
      </div>
    </section>
  );
}

import { ArrowLink } from '@/components/ui/arrow-link';
import type { Link } from '@/lib/schema/page';

type TopicTerm = Link & {
  count: number;
  /** Whether this page is its list. */
  current: boolean;
};

type ArticleTopicsProps = {
  title: string;
  /** Links to the feed and, from the list of one term, to all articles. */
  links: Link[];
  groups: { label: string; terms: TopicTerm[] }[];
};

/** Categories and tags, if they have pages, with the number of their articles. Hidden on paper. */
export function ArticleTopics({ title, links, groups }: ArticleTopicsProps) {
  return (
    <section
      data-search-ignore
      aria-labelledby="argomenti"
      className="wrap grid gap-x-8 gap-y-6 pb-8 lg:grid-cols-12 lg:pb-24 print:hidden"
    >
      <h2 id="argomenti" className="border-t border-ink pt-4 text-heading-3 lg:col-span-3">
        {title}
      </h2>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-9 lg:col-span-9 lg:border-t lg:border-rule lg:pt-4">
        {groups.map(({ label, terms }, index) => (
          <div key={label} className={index === 0 ? 'sm:col-span-3' : 'sm:col-span-6'}>
            <h3 className="label-text">{label}</h3>
            <ul className={index === 0 ? 'mt-1' : 'mt-1 gap-x-8 sm:columns-2'}>
              {terms.map((term) => (
                <li key={term.href}>
                  <a
                    href={term.href}
                    aria-current={term.current ? 'page' : undefined}
                    className="flex min-h-11 items-center gap-x-2 break-inside-avoid border-b border-rule hover:text-accent aria-[current=page]:text-accent"
                  >
                    {term.label}{' '}
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

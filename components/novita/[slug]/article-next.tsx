import { ArrowLink } from '@/components/ui/arrow-link';
import { Icon } from '@/components/ui/icon';
import type { Link } from '@/lib/schema/page';

type ArticleNextProps = {
  neighbours: {
    label: string;
    /** The previous and the next article, if they exist. */
    older: Neighbour | undefined;
    newer: Neighbour | undefined;
  };
  related: {
    title: string;
    articles: { href: string; title: string; day: string; dayLabel: string }[];
  };
  all: Link;
};

type Neighbour = { label: string; title: string; href: string };

/** The end of an article: links to its neighbours and to related articles. Hidden on paper. */
export function ArticleNext({ neighbours, related, all }: ArticleNextProps) {
  const { label, older, newer } = neighbours;
  return (
    <div data-search-ignore className="wrap grid gap-x-8 pb-14 lg:grid-cols-12 lg:pb-20 print:hidden">
      <div className="border-t border-rule pt-6 lg:col-span-9 lg:col-start-4">
        {related.articles.length > 0 && (
          <>
            <h2 className="text-heading-3">{related.title}</h2>
            <ul className="mt-4 mb-4">
              {related.articles.map((article) => (
                <li
                  key={article.href}
                  className="grid items-baseline gap-x-6 border-t border-rule py-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
                >
                  <time dateTime={article.day} className="text-small text-ink-muted">
                    {article.dayLabel}
                  </time>{' '}
                  <a href={article.href} className="link">
                    {article.title}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <ArrowLink link={all} />
      </div>
      {(older || newer) && (
        <nav
          aria-label={label}
          className="mt-10 grid border-t border-ink sm:grid-cols-2 lg:col-span-12 lg:mt-14"
        >
          {older && <NeighbourLink {...older} rel="prev" />}
          {newer && <NeighbourLink {...newer} rel="next" />}
        </nav>
      )}
    </div>
  );
}

/** One neighbour. The newer one is always on the right. */
function NeighbourLink({ label, title, href, rel }: Neighbour & { rel: 'prev' | 'next' }) {
  const next = rel === 'next';
  return (
    <a
      href={href}
      rel={rel}
      className={`group block border-rule py-5 max-sm:not-first:border-t ${next ? 'sm:col-start-2 sm:border-l sm:pl-8 sm:text-right' : 'sm:pr-8'}`}
    >
      <span className={`flex items-center gap-2 text-small text-ink-muted ${next ? 'sm:justify-end' : ''}`}>
        {!next && <Icon name="arrow" className="w-3 rotate-180" />}
        {label}
        {next && <Icon name="arrow" className="w-3" />}
      </span>{' '}
      <span className="mt-1 block font-display text-heading-4 leading-tight group-hover:text-accent">
        {title}
      </span>
    </a>
  );
}

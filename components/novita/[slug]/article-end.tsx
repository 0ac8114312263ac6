import { Neighbours, type NeighboursCopy } from '@/components/sections/neighbours';
import { ArrowLink } from '@/components/ui/arrow-link';
import type { Link } from '@/lib/schema/page';

type ArticleEndProps = {
  neighbours: NeighboursCopy;
  related: {
    title: string;
    articles: { href: string; title: string; day: string; dayLabel: string }[];
  };
  all: Link;
};

/** The end of an article: its neighbours and related articles. Hidden on paper. */
export function ArticleEnd({ neighbours, related, all }: ArticleEndProps) {
  return (
    <div data-search-ignore className="wrap grid gap-x-8 pb-8 lg:grid-cols-12 lg:pb-20 print:hidden">
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
      <Neighbours {...neighbours} className="mt-6 lg:col-span-12 lg:mt-14" />
    </div>
  );
}

import { ArrowLink } from '@/components/ui/arrow-link';
import type { Link } from '@/lib/schema/page';

type ArticleNextProps = {
  title: string;
  /** The latest others, if there are any. */
  articles: { href: string; title: string; day: string; dayLabel: string }[];
  all: Link;
};

/** End of an article: what else there is to read. Left out on paper. */
export function ArticleNext({ title, articles, all }: ArticleNextProps) {
  return (
    <div className="wrap grid gap-x-8 pb-14 lg:grid-cols-12 lg:pb-20 print:hidden">
      <div className="border-t border-filetto pt-6 lg:col-span-9 lg:col-start-4 lg:ml-4">
        {articles.length > 0 && (
          <>
            <h2 className="text-titolo-3">{title}</h2>
            <ul className="mt-4 mb-4">
              {articles.map((article) => (
                <li
                  key={article.href}
                  className="flex flex-wrap items-baseline gap-x-6 border-t border-filetto py-3"
                >
                  <time dateTime={article.day} className="rubrica font-normal">
                    {article.dayLabel}
                  </time>
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
    </div>
  );
}

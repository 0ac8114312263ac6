import type { ReactNode } from 'react';
import { StatusMark } from '@/components/ui/status-mark';
import type { Link } from '@/lib/schema/page';

type ArticleEntry = {
  slug: string;
  href: string;
  title: string;
  summary: string;
  category: Link;
  day: string;
  dayLabel: string;
  /** Its picture, without a text: the title says it all, and the article repeats it. */
  picture: ReactNode;
  tags: Link[];
  /** Why readers do not see it, while developing. */
  mark: string | undefined;
};

type ArticleIndexProps = {
  /** Years from the latest, each with its articles. */
  years: { year: string; articles: ArticleEntry[] }[];
  tagsLabel: string;
};

/** The articles set like the table of contents of a periodical: the year in the margin, a hairline over each entry. */
export function ArticleIndex({ years, tagsLabel }: ArticleIndexProps) {
  return years.map(({ year, articles }) => (
    <section
      key={year}
      aria-labelledby={`anno-${year}`}
      className="wrap grid gap-x-8 pb-16 lg:grid-cols-12 lg:pb-24"
    >
      <h2
        id={`anno-${year}`}
        className="cifre border-t border-inchiostro py-4 text-titolo-2 leading-none lg:col-span-3 lg:pt-6"
      >
        {year}
      </h2>
      <ol className="lg:col-span-9">
        {articles.map((article) => (
          <li
            key={article.href}
            className="group relative grid gap-x-8 gap-y-5 border-t border-filetto py-6 first:border-inchiostro max-lg:first:border-t-0 max-lg:first:pt-2 md:grid-cols-9"
          >
            <div className="md:col-span-6">
              <p className="rubrica flex flex-wrap items-baseline gap-x-4">
                <StatusMark label={article.mark} />
                <TermLink {...article.category} />
                <time dateTime={article.day} className="font-normal">
                  {article.dayLabel}
                </time>
              </p>
              <h3 className="mt-3 max-w-[24ch] text-titolo-2 leading-[1.12]">
                <a href={article.href} className="after:absolute after:inset-0 group-hover:text-minio">
                  {article.title}
                </a>
              </h3>
              <p className="mt-4 max-w-[52ch] text-inchiostro-tenue">{article.summary}</p>
              <div className="mt-3 flex flex-wrap items-baseline gap-x-3 text-nota text-inchiostro-tenue">
                <p id={`temi-${article.slug}`} className="font-semibold">
                  {tagsLabel}:
                </p>
                <ul aria-labelledby={`temi-${article.slug}`} className="contents">
                  {article.tags.map((tag) => (
                    <li key={tag.href}>
                      <TermLink {...tag} />
                    </li>
                  ))}
                </ul>
              </div>
            </div>
            <div className="md:col-span-3 md:mt-1">{article.picture}</div>
          </li>
        ))}
      </ol>
    </section>
  ));
}

/** A way to all articles of a category or a tag; above the link that covers the whole entry. */
function TermLink({ label, href }: Link) {
  return (
    <a
      href={href}
      className="relative z-1 inline-block py-2 pointer-coarse:min-w-11 pointer-coarse:py-3 underline-offset-4 hover:text-minio hover:underline"
    >
      {label}
    </a>
  );
}

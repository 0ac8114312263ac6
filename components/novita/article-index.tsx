import { StatusMark } from '@/components/ui/status-mark';
import type { MaybeLink } from '@/lib/schema/page';

/** An article as lists show it. */
export type ArticleEntry = {
  href: string;
  title: string;
  summary: string;
  category: MaybeLink;
  day: string;
  dayLabel: string;
  tags: MaybeLink[];
  /** In development and in a preview: why the article is not published. */
  mark: string | undefined;
};

type ArticleIndexProps = { years: { year: string; articles: ArticleEntry[] }[] };

/** Articles by year, newest first. */
export function ArticleIndex({ years }: ArticleIndexProps) {
  return years.map(({ year, articles }) => (
    <section
      key={year}
      aria-labelledby={`anno-${year}`}
      className="wrap grid gap-x-8 pb-8 lg:grid-cols-12 lg:pb-16"
    >
      <h2
        id={`anno-${year}`}
        className="figures border-t border-ink py-4 text-heading-2 leading-none lg:col-span-3 lg:pt-6"
      >
        {year}
      </h2>
      <ol className="border-b border-rule lg:col-span-9">
        {articles.map((article) => (
          <li
            key={article.href}
            className="group relative grid gap-x-8 border-t border-rule py-5 first:border-ink hover:bg-sheet max-lg:first:border-rule sm:grid-cols-[10rem_1fr] sm:items-baseline"
          >
            <p className="flex flex-wrap items-baseline gap-x-4 text-small text-ink-muted sm:block">
              <StatusMark label={article.mark} /> <time dateTime={article.day}>{article.dayLabel}</time>{' '}
              <span className="sm:block">
                <TermLink {...article.category} />
              </span>
            </p>
            <div>
              <h3 className="text-heading-3">
                <a href={article.href} className="after:absolute after:inset-0 group-hover:text-accent">
                  {article.title}
                </a>
              </h3>
              <p className="mt-1.5 max-w-[60ch]">{article.summary}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  ));
}

/** A category or tag. Its link is above the link that covers the whole entry. */
export function TermLink({ label, href }: MaybeLink) {
  return href ? (
    <a
      href={href}
      className="relative z-1 inline-block py-2 underline-offset-4 hover:text-accent hover:underline"
    >
      {label}
    </a>
  ) : (
    <span className="inline-block py-2">{label}</span>
  );
}

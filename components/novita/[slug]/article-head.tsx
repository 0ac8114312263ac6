import { StatusMark } from '@/components/ui/status-mark';
import type { MaybeLink } from '@/lib/schema/page';

type ArticleHeadProps = {
  title: string;
  summary: string;
  category: MaybeLink;
  published: { label: string; day: string; dayLabel: string };
  author: string | undefined;
  reading: string;
  /** In development and in a preview: why the article is not published. */
  mark: string | undefined;
};

/** The head of an article: title and summary, with details in the margin. */
export function ArticleHead({
  title,
  summary,
  category,
  published,
  author,
  reading,
  mark,
}: ArticleHeadProps) {
  return (
    <div className="wrap pt-6 lg:pt-12">
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
        <div className="flex flex-wrap items-baseline gap-x-4 text-small text-ink-muted lg:col-span-3 lg:block lg:pt-2">
          <StatusMark label={mark} />
          <p className="eyebrow">
            {category.href ? (
              <a href={category.href} className="inline-block py-2 hover:underline">
                {category.label}
              </a>
            ) : (
              category.label
            )}
          </p>
          <p>
            <span className="sr-only">{published.label} </span>
            <time dateTime={published.day}>{published.dayLabel}</time>
          </p>
          {author && <p className="lg:mt-1">{author}</p>}
          <p className="lg:mt-1">{reading}</p>
        </div>
        <div className="lg:col-span-9">
          <h1 className="max-w-[10.5em] text-[min(clamp(2.25rem,1.6rem+3vw,4.25rem),11.5vw)] leading-[1.04]">
            {title}
          </h1>
          <p className="mt-6 max-w-[52ch] text-intro">{summary}</p>
        </div>
      </div>
    </div>
  );
}

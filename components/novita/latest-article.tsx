import type { ReactNode } from 'react';
import { StatusMark } from '@/components/ui/status-mark';
import { type ArticleEntry, TermLink } from './article-index';

type LatestArticleProps = {
  article: ArticleEntry;
  picture: ReactNode;
  tagsLabel: string;
};

/** The latest article, large, at the top of the list. */
export function LatestArticle({ article, picture, tagsLabel }: LatestArticleProps) {
  return (
    <article
      aria-labelledby="apertura"
      className="group wrap relative grid gap-x-8 gap-y-6 pb-8 lg:grid-cols-12 lg:pb-20"
    >
      <div className="lg:col-span-7">{picture}</div>
      <div className="border-t border-ink pt-4 lg:col-span-5">
        <p className="flex flex-wrap items-baseline gap-x-4 text-small">
          <StatusMark label={article.mark} />
          <TermLink {...article.category} />
          <time dateTime={article.day} className="text-ink-muted">
            {article.dayLabel}
          </time>
        </p>
        <h2 id="apertura" className="mt-2 text-[min(clamp(2rem,1.4rem+2.2vw,3.25rem),10vw)] leading-[1.06]">
          <a href={article.href} className="after:absolute after:inset-0 group-hover:text-accent">
            {article.title}
          </a>
        </h2>
        <p className="mt-5 max-w-[46ch] text-intro">{article.summary}</p>
        <div className="mt-4 flex flex-wrap items-baseline gap-x-4 text-small">
          <p id="temi-apertura" className="text-ink-muted">
            {tagsLabel}:
          </p>
          <ul aria-labelledby="temi-apertura" className="contents">
            {article.tags.map((tag) => (
              <li key={tag.label}>
                <TermLink {...tag} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}

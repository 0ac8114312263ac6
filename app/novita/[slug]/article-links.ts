import { termLink } from '@/app/_site/article-lists';
import { texts } from '@/content/texts';
import { labelledDate } from '@/lib/content/date';
import { neighbours } from '@/lib/content/neighbours';
import { relatedArticles } from '@/lib/content/related';
import { news } from '@/lib/content/text-folders';
import type { Article } from '@/lib/schema/article';

/** Tags and the day of the last correction, for the margin. */
export const detailsOf = ({ tags, updated }: Article) => [
  { label: `${texts.tags}:`, links: tags.map((tag) => termLink('tags', tag)) },
  ...(updated ? [labelledDate(texts.corrected, updated)] : []),
];

function linkOf({ slug, title, status }: Article) {
  const mark = texts.statuses[status];
  return { href: news.path(slug), title: mark ? `${title} (${mark})` : title };
}

export function furtherReading(article: Article) {
  // The list starts with the latest article.
  const { before: newer, after: older } = neighbours(news.texts(), article.slug);
  const neighbourSlugs = [newer, older].flatMap((neighbour) => neighbour?.slug ?? []);
  const related = relatedArticles(news.texts(), article, 3, neighbourSlugs);
  return {
    neighbours: {
      label: texts.neighbours,
      after: newer && { label: texts.newerArticle, ...linkOf(newer) },
      before: older && { label: texts.olderArticle, ...linkOf(older) },
    },
    related: {
      title: texts.related,
      articles: related.map((other) => ({ ...linkOf(other), ...labelledDate(texts.published, other.date) })),
    },
  };
}

import { termLink } from '@/app/_shared/article-lists';
import { textCopy } from '@/content/text-copy';
import { news } from '@/lib/content/collections';
import { labelledDate } from '@/lib/content/date';
import { neighbours, relatedArticles } from '@/lib/content/related';
import type { Article } from '@/lib/schema/article';

const MAX_RELATED = 3;

/** The details in the margin of an article: its tags, and the day of the last correction. */
export const detailsOf = ({ tags, updated }: Article) => [
  { label: `${textCopy.tags}:`, links: tags.map((tag) => termLink('tags', tag)) },
  ...(updated ? [labelledDate(textCopy.corrected, updated)] : []),
];

/** The articles linked at the end of an article: the newer and the older one, and others on its subjects. */
export function furtherReading(article: Article) {
  // The latest article is the first of the list.
  const { before: newer, after: older } = neighbours(news.texts(), article.slug);
  const neighbourSlugs = [newer, older].flatMap((neighbour) => neighbour?.slug ?? []);
  const related = relatedArticles(news.texts(), article, MAX_RELATED, neighbourSlugs);
  return {
    neighbours: {
      label: textCopy.neighbours,
      previous: older && { label: textCopy.olderArticle, ...linkTo(older) },
      next: newer && { label: textCopy.newerArticle, ...linkTo(newer) },
    },
    related: {
      title: textCopy.related,
      articles: related.map((other) => ({
        ...linkTo(other),
        ...labelledDate(textCopy.published, other.date),
      })),
    },
  };
}

function linkTo({ slug, title, status }: Article) {
  const mark = textCopy.statuses[status];
  return { href: news.path(slug), title: mark ? `${title} (${mark})` : title };
}

import { Feed } from 'feed';
import type { Article } from '@/lib/schema/article';

/** Number of articles in the feed. */
export const feedLength = 20;

export const feedPath = '/feed.xml';

/** `url`: canonical base without a trailing slash; `path` of the list of articles. */
type FeedSite = { company: string; url: string; path: string; title: string; description: string };

/** An article with its path. */
export type FeedArticle = Pick<Article, 'title' | 'summary' | 'date' | 'updated' | 'category' | 'tags'> & {
  path: string;
};

/**
 * RSS 2.0. The same articles make the same bytes.
 * @param articles the latest first
 */
export function feedXml(site: FeedSite, articles: readonly FeedArticle[]): string {
  const changed = articles.map(({ date, updated = date }) => updated).sort();
  const feed = new Feed({
    id: `${site.url}${site.path}`,
    link: `${site.url}${site.path}`,
    title: site.title,
    description: site.description,
    language: 'it',
    copyright: site.company,
    generator: false,
    updated: midnight(changed.at(-1) ?? '1970-01-01'),
    feedLinks: { rss: `${site.url}${feedPath}` },
  });
  for (const { path, title, summary, date, category, tags } of articles) {
    const link = `${site.url}${path}`;
    feed.addItem({
      title,
      id: link,
      link,
      date: midnight(date),
      description: summary,
      category: [category, ...tags].map((name) => ({ name })),
    });
  }
  return feed.rss2();
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

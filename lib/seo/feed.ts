import { Feed } from 'feed';

/** How many articles the feed holds: a reader fetches all of it every time. */
export const feedLength = 20;

export const feedPath = '/feed.xml';

/** Who writes, the canonical base without a trailing slash, and what the feed is about. */
export type FeedSite = { company: string; url: string; title: string; description: string };

/** Days are YYYY-MM-DD; `html` is the whole text, readable without style sheets. */
export type FeedArticle = {
  path: string;
  title: string;
  summary: string;
  date: string;
  updated?: string | undefined;
  category: string;
  tags: readonly string[];
  html: string;
};

/**
 * The feed of the articles, with their full text: RSS 2.0 with content:encoded, which every reader takes. It depends on
 * the articles alone, so that building twice gives the same bytes.
 * @param articles the latest first
 */
export function feedXml(site: FeedSite, articles: readonly FeedArticle[]): string {
  const changed = articles.map(({ date, updated = date }) => updated).sort();
  const feed = new Feed({
    id: `${site.url}/novita`,
    link: `${site.url}/novita`,
    title: site.title,
    description: site.description,
    language: 'it',
    copyright: site.company,
    generator: false,
    updated: midnight(changed.at(-1) ?? '1970-01-01'),
    feedLinks: { rss: `${site.url}${feedPath}` },
  });
  for (const { path, title, summary, date, category, tags, html } of articles) {
    const link = `${site.url}${path}`;
    feed.addItem({
      title,
      id: link,
      link,
      date: midnight(date),
      description: summary,
      content: html,
      author: [{ name: site.company }],
      category: [category, ...tags].map((name) => ({ name })),
    });
  }
  return feed.rss2();
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

import { pageMeta } from '@/app/_shared/pages';
import { settings } from '@/app/_shared/settings';
import { site } from '@/content/site';
import { news } from '@/lib/content/collections';
import { feedLength, feedXml } from '@/lib/seo/feed';

export const dynamic = 'force-static';

/** The latest articles, with their descriptions. */
export function GET(): Response {
  const { title, description } = pageMeta(news.base);
  const latest = news.texts().slice(0, feedLength);
  const xml = feedXml(
    {
      company: site.company,
      url: settings.siteUrl,
      path: news.base,
      title: `${title} | ${site.name}`,
      description,
    },
    latest.map((article) => ({ ...article, path: news.path(article.slug) })),
  );
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}

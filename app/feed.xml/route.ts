import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { publishedArticles } from '@/lib/content';
import { feedHtml } from '@/lib/content/feed-html';
import { feedLength, feedXml } from '@/lib/seo/feed';
import { useMDXComponents } from '@/mdx-components';
import { settings } from '../_site/settings';

export const dynamic = 'force-static';

/** The latest articles with their full text. */
export async function GET(): Promise<Response> {
  const { title, description } = pages['/novita'];
  const components = useMDXComponents();
  const articles = publishedArticles()
    .slice(0, feedLength)
    .map(async (article) => ({
      ...article,
      path: `/novita/${article.slug}`,
      html: await feedHtml(article.slug, components, settings.siteUrl),
    }));
  const xml = feedXml(
    {
      company: site.company,
      url: settings.siteUrl,
      title: `${title} | ${site.name}`,
      description,
    },
    await Promise.all(articles),
  );
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}

import { pageMeta } from '@/app/_site/pages';
import { remarkText } from '@/app/_site/remark-text';
import { settings } from '@/app/_site/settings';
import { site } from '@/content/site';
import { feedHtml } from '@/lib/content/feed-html';
import { news } from '@/lib/content/text-folders';
import { projectPath } from '@/lib/project-path';
import { feedLength, feedXml } from '@/lib/seo/feed';
import { useMDXComponents } from '@/mdx-components';

export const dynamic = 'force-static';

/** The latest articles with their full text. */
export async function GET(): Promise<Response> {
  const { title, description } = pageMeta(news.base);
  // Not a React hook, despite its name.
  const components = useMDXComponents();
  const articles = await Promise.all(
    news
      .texts()
      .slice(0, feedLength)
      .map(async (article) => ({
        ...article,
        path: news.path(article.slug),
        html: await feedHtml(
          projectPath(news.folder, `${article.slug}.mdx`),
          components,
          [[remarkText, { showsDrafts: process.env.SHOW_DRAFTS === '1' }]],
          settings.siteUrl,
        ),
      })),
  );
  const xml = feedXml(
    {
      company: site.company,
      url: settings.siteUrl,
      path: news.base,
      title: `${title} | ${site.name}`,
      description,
    },
    articles,
  );
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}

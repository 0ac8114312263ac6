import { indexedPages } from '@/app/_site/every-page';
import { pageMeta } from '@/app/_site/pages';
import { settings } from '@/app/_site/settings';
import { site } from '@/content/site';

export const dynamic = 'force-static';

const topOf = (path: string) => `/${path.split('/')[1]}`;

/** The pages of the site for language models (llmstxt.org). Single top pages are listed with the home page. */
export function GET(): Response {
  const pages = indexedPages();
  const sections = new Set(pages.filter(({ path }) => path !== topOf(path)).map(({ path }) => topOf(path)));
  const texts = ['/', ...sections].map((section) => {
    const lines = pages
      .filter(({ path }) => (sections.has(topOf(path)) ? topOf(path) : '/') === section)
      .map(({ path, canonical = path, title, description }) => {
        return `- [${title}](${settings.siteUrl}${canonical}): ${description}\n`;
      });
    return `## ${section === '/' ? site.name : pageMeta(section).label}\n\n${lines.join('')}`;
  });
  const text = [`# ${site.name}\n\n> ${pageMeta('/').description}\n`, ...texts].join('\n');
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

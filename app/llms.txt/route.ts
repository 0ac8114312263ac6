import { indexedPages } from '@/app/_shared/every-page';
import { pageMeta } from '@/app/_shared/pages';
import { settings } from '@/app/_shared/settings';
import { site } from '@/content/site';
import type { PageMeta } from '@/lib/schema/page';

export const dynamic = 'force-static';

/** The pages of the site for language models (llmstxt.org). A top page without pages below it is listed with the home page. */
export function GET(): Response {
  const pages = indexedPages();
  const pagesBelow = pages.filter(({ path }) => path !== topPath(path));
  const topPaths = new Set(pagesBelow.map(({ path }) => topPath(path)));
  const sectionOf = ({ path }: PageMeta) => (topPaths.has(topPath(path)) ? topPath(path) : '/');
  const sections = ['/', ...topPaths].map((section) => {
    const heading = section === '/' ? site.name : pageMeta(section).label;
    const lines = pages.filter((page) => sectionOf(page) === section).map(lineOf);
    return `## ${heading}\n\n${lines.join('')}`;
  });
  const text = [`# ${site.name}\n\n> ${pageMeta('/').description}\n`, ...sections].join('\n');
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

/** "/prodotto" for "/prodotto/web". */
const topPath = (path: string) => `/${path.split('/')[1]}`;

const lineOf = ({ path, canonical = path, title, description }: PageMeta) =>
  `- [${title}](${settings.siteUrl}${canonical}): ${description}\n`;

import 'server-only';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readEntry } from '../build-cache';
import { servePictures } from '../pictures';
import { pictureFiles } from '../pictures/name';
import { projectPath } from '../project-path';
import { type RenderedPage, renderedFolder, writeRenderedPages } from '../rendered-pages';
import type { Article } from '../schema/article';

/** Fewer articles than these are all rendered: that takes no second, and `next start` then has every page too. */
const FEW_ARTICLES = 50;

/**
 * The articles whose pages a build must render. The others have been rendered by an earlier one from the same
 * inputs: the article, the pictures that it names, what its page says of other articles, and all sources besides
 * (RENDERED_BY, from next.config.mjs). The adapter takes them from the cache; without it the cache stays empty.
 * @param linksOf what the page of an article says of others
 */
export async function articlesToRender(
  articles: readonly Article[],
  linksOf: (article: Article) => unknown,
): Promise<Article[]> {
  const by = process.env.RENDERED_BY;
  if (!by || articles.length < FEW_ARTICLES) return [...articles];
  const pictures = pictureFiles(projectPath('content', 'news', 'immagini'));
  const pages: RenderedPage[] = [];
  for (const article of articles) {
    const source = await readFile(projectPath('content', 'news', `${article.slug}.mdx`), 'utf8');
    const named = pictures.filter(({ name }) => source.includes(name));
    const inputs = [by, article, source, linksOf(article), named];
    const key = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
    const html = await readEntry(projectPath(...renderedFolder.split('/')), key);
    const kept = html !== undefined && (await servePictures(html.toString('utf8')));
    pages.push({ path: `/novita/${article.slug}`, key, kept });
  }
  await writeRenderedPages(projectPath(), pages);
  return articles.filter((_, index) => !pages[index]?.kept);
}

import 'server-only';
import { cachedInProduction } from '../memoize';
import { pictureNameProblem, picturesFolder } from '../pictures/name';
import { projectPath } from '../project-path';
import { type Article, type ArticleData, articleSchema } from '../schema/article';
import { readCollection } from './collection';
import { outline } from './headings';
import { italianDay } from './italian-day.mjs';
import { type PaginatedList, paginate } from './pagination';
import { contentDay, firstDay, statusOn } from './publication';
import { countWords, readingMinutes } from './reading-time';
import { reservedSlugs } from './slug';
import { termProblems } from './terms';

export type ArticleOptions = {
  folder?: string;
  /** Folder of the pictures. */
  pictures?: string;
  /** Include drafts, scheduled and expired articles; the default in `npm run dev` only. */
  all?: boolean;
};

function checkArticle(data: ArticleData, pictures: string): { field: string; message: string }[] {
  const { image, date, updated, expiresOn } = data;
  const found: { field: string; message: string }[] = [];
  const missing = pictureNameProblem(image, pictures);
  if (missing) found.push({ field: 'image', message: missing });
  if (updated && updated < date) {
    const message = `«${updated}» viene prima della pubblicazione (${date}). Correggete una delle due.`;
    found.push({ field: 'updated', message });
  }
  if (expiresOn && expiresOn < firstDay(data)) {
    const message = `«${expiresOn}» viene prima del primo giorno di pubblicazione (${firstDay(data)}): l’articolo non si vedrebbe mai. Correggete una delle due.`;
    found.push({ field: 'expiresOn', message });
  }
  return found;
}

/** Every article of a folder, published or not. */
const readArticles = (folder: string, pictures: string): Omit<Article, 'status'>[] =>
  cachedInProduction(`news ${folder}`, () =>
    readCollection({
      folder,
      schema: articleSchema,
      reserved: reservedSlugs,
      check: (data) => checkArticle(data, pictures),
      checkAll: termProblems,
    })
      .map(({ slug, data, body }) => ({
        slug,
        ...data,
        minutes: readingMinutes(countWords(body)),
        headings: outline(body),
      }))
      // Articles of one day are ordered by address, never by the disk.
      .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
  );

/**
 * The published articles, the latest first: no draft, none whose first day is still to come in Italy, none whose last
 * day has passed. Lists, feed and sitemap all take them from here.
 * @param now by default the day of the build
 * @returns the same array for the same day, so that it can be a memoization key
 * @throws ContentError naming file, line, field and fix of everything that is wrong
 */
export function publishedArticles(
  now?: Date,
  {
    folder = projectPath('content', 'news'),
    pictures = projectPath(...picturesFolder.split('/')),
    all = process.env.NODE_ENV === 'development',
  }: ArticleOptions = {},
): Article[] {
  const day = now ? italianDay(now) : contentDay();
  return cachedInProduction(`news ${folder} ${day} ${all}`, () =>
    readArticles(folder, pictures)
      .map((article) => ({ ...article, status: statusOn(article, day) }))
      .filter(({ status }) => all || status === 'published'),
  );
}

export type ArticlePage = PaginatedList<Article>;

const articlesPerPage = 24;

/**
 * A list of articles in pages.
 * @param articles of the whole list, or of a term
 * @param base address of the list
 */
export const articlePages = (articles: readonly Article[], base: string): ArticlePage[] =>
  paginate(articles, base, articlesPerPage);

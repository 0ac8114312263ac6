import { readdirSync, readFileSync } from 'node:fs';
import matter from 'gray-matter';
import { pages } from '../content/pages';
import { contentDay, statusOn } from '../lib/content/publication';
import { slugify } from '../lib/content/slug';
import type { ArticleData } from '../lib/schema/article';

const textsOf = (folder: string) => readdirSync(`content/${folder}`).filter((name) => name.endsWith('.mdx'));
const slugOf = (name: string) => name.slice(0, -'.mdx'.length);

const published = textsOf('news').flatMap((name) => {
  const data = matter(readFileSync(`content/news/${name}`, 'utf8')).data as ArticleData;
  return statusOn(data, contentDay()) === 'published' ? [{ slug: slugOf(name), ...data }] : [];
});
const listsOf = (base: string, labels: string[]) => [
  ...new Set(labels.map((label) => `${base}/${slugify(label)}`)),
];

/**
 * Maximum number of articles and of article lists to test. They are all built alike, and there may be
 * thousands.
 */
const ENOUGH = 12;

/** Every page to test: the registry, the guides, articles and their lists. */
export const everyAddress = [
  ...Object.keys(pages),
  ...textsOf('docs').map((name) => `/documentazione/${slugOf(name)}`),
  ...published.slice(0, ENOUGH).map(({ slug }) => `/novita/${slug}`),
  ...listsOf(
    '/novita/categoria',
    published.map(({ category }) => category),
  ).slice(0, ENOUGH),
  ...listsOf(
    '/novita/tema',
    published.flatMap(({ tags }) => tags),
  ).slice(0, ENOUGH),
];

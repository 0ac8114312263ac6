import { expect } from 'vitest';
import { collections, news } from '@/lib/content/collections';
import { ContentError } from '@/lib/content-error';
import { folderOfTest, put } from '@/tests/temporary';

/** The frontmatter of a valid article. */
export const fields = {
  title: 'Un titolo abbastanza lungo',
  summary: 'Un sommario di prova che arriva ai settanta caratteri richiesti dallo schema.',
  date: '2026-05-12',
  category: 'Prodotto',
  image: 'prova.svg',
  imageAlt: 'Una figura di prova, abbastanza descritta.',
  tags: '[prova]',
  draft: 'false',
};

/** Changed fields of a frontmatter; undefined removes a field. */
type Fields = Record<string, string | undefined>;

/** Fields of an article in each status. */
export const PUBLISHED = { date: '2026-01-01' };
export const SCHEDULED = { date: '2999-01-01' };
export const DRAFT = { draft: 'true' };

/** The source of an article. Without further fields its text begins on line 11. */
export function article(changes: Fields, text = 'Testo.'): string {
  const lines = Object.entries({ ...fields, ...changes }).flatMap(([field, value]) =>
    value === undefined ? [] : [`${field}: ${value}`],
  );
  return ['---', ...lines, '---', text, ''].join('\n');
}

/** The path of an article in its project. */
export const articlePath = (name: string) => `content/news/${name}`;

/** Files of content/news by name: changed fields, or the whole source. */
type Files = Record<string, Fields | string>;

/** The folder of a project with these articles, which is removed when the test ends. */
export function projectOf(files: Files): string {
  const project = folderOfTest();
  put(project, articlePath('immagini/prova.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const { folder } of collections) put(project, `${folder}/.gitkeep`, '');
  for (const [name, file] of Object.entries(files))
    put(project, articlePath(name), typeof file === 'string' ? file : article(file));
  return project;
}

export type RedirectSources = {
  /** Text of content/redirects.csv; by default the file does not exist. */
  csv?: string;
  /** Changed fields of articles, by slug. */
  news?: Record<string, Fields>;
};

/** The folder of a project with redirects, which is removed when the test ends. */
export function redirectsProject({ csv, news = {} }: RedirectSources): string {
  const files = Object.entries(news).map(([slug, changes]) => [`${slug}.mdx`, changes]);
  const project = projectOf(Object.fromEntries(files));
  if (csv !== undefined) put(project, 'content/redirects.csv', csv);
  return project;
}

/** The message of the ContentError that reading texts throws. */
export function errorOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as Error).message;
  }
  throw new Error('the texts were accepted');
}

export const errorOfFiles = (files: Files) => errorOf(() => news.texts(projectOf(files)));
export const errorOfFields = (changes: Fields) => errorOfFiles({ 'prova.mdx': changes });

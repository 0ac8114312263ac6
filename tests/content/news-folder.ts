import { expect } from 'vitest';
import { news } from '@/lib/content/collections';
import { ContentError } from '@/lib/content-error';
import { folderOfTest, put } from '@/tests/temporary';

/** The fields of a valid article. */
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

/** The path of an article in its project. */
export const articlePath = (name: string) => `content/news/${name}`;

type Fields = Record<string, string | undefined>;
type Files = Record<string, Fields | string>;

/** A project of valid articles with changed fields, of which undefined leaves one out; a string is a whole file. */
export function projectOf(files: Files): string {
  const project = folderOfTest();
  put(project, 'content/news/immagini/prova.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const [name, change] of Object.entries(files)) {
    const lines = typeof change === 'string' ? [] : Object.entries({ ...fields, ...change });
    const head = lines.flatMap(([field, value]) => (value === undefined ? [] : [`${field}: ${value}`]));
    const text = typeof change === 'string' ? change : ['---', ...head, '---', '', 'Testo.', ''].join('\n');
    put(project, articlePath(name), text);
  }
  return project;
}

/** The error of reading texts. */
export function errorMessage(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as Error).message;
  }
  throw new Error('the texts were taken');
}

export const messageOfFiles = (files: Files) => errorMessage(() => news.texts(projectOf(files)));
export const messageOf = (change: Fields) => messageOfFiles({ 'prova.mdx': change });

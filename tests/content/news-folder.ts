import { join } from 'node:path';
import { expect } from 'vitest';
import { news } from '@/lib/content/collections';
import { ContentError } from '@/lib/content-error';
import { folderOfTest, put } from '@/tests/temporary';

export const fixtures = join(import.meta.dirname, 'fixtures');
const pictures = join(fixtures, 'immagini');

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

type Fields = Record<string, string | undefined>;
type Files = Record<string, Fields | string>;

/** A folder of valid articles with changed fields, of which undefined leaves one out; a string is a whole file. */
export function folderOf(files: Files): string {
  const folder = folderOfTest();
  for (const [name, change] of Object.entries(files)) {
    const lines = typeof change === 'string' ? [] : Object.entries({ ...fields, ...change });
    const head = lines.flatMap(([field, value]) => (value === undefined ? [] : [`${field}: ${value}`]));
    const text = typeof change === 'string' ? change : ['---', ...head, '---', '', 'Testo.', ''].join('\n');
    put(folder, name, text);
  }
  return folder;
}

export const textsIn = (folder: string) => news.texts({ folder, pictures });
export const draftProblemsIn = (folder: string) => news.draftProblems({ folder, pictures });

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

export const messageOfFiles = (files: Files) => errorMessage(() => textsIn(folderOf(files)));
export const messageOf = (change: Fields) => messageOfFiles({ 'prova.mdx': change });

import { folderOfTest, put } from '@/tests/temporary';

/** An article with the picture prova.svg. */
export const article = (fields: string, text = '\nTesto.') => `---
title: Un titolo abbastanza lungo
summary: Un sommario di prova che arriva ai settanta caratteri richiesti dallo schema.
category: Prodotto
tags: [prova]
image: prova.svg
imageAlt: Una figura di prova, abbastanza descritta.
${fields}
---
${text}
`;
const guide = (fields: string) => `---
title: Una guida di prova
summary: Un sommario di prova che arriva ai settanta caratteri richiesti dallo schema.
kind: guida
icon: ricerca
order: 1
updated: 2026-01-01
${fields}
---

Testo.
`;
/** The first lines of an article that is out, and of others. */
export const OUT = 'date: 2026-01-01\ndraft: false';
export const SCHEDULED = 'date: 2999-01-01\ndraft: false';
export const EXPIRED = 'date: 2020-01-01\nexpiresOn: 2020-02-01\ndraft: false';
export const DRAFT = 'date: 2026-01-01\ndraft: true';

export type Moved = {
  /** Text of content/redirects.csv; there is none unless given. */
  csv?: string;
  /** Fields of articles and guides, by their slugs. */
  news?: Record<string, string>;
  docs?: Record<string, string>;
};

/** A folder of a project with these texts and redirects, which goes when the test ends. */
export function redirectsProject({ csv, news = {}, docs = {} }: Moved): string {
  const folder = folderOfTest();
  put(folder, 'content/news/immagini/prova.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  put(folder, 'content/docs/.gitkeep', '');
  if (csv !== undefined) put(folder, 'content/redirects.csv', csv);
  for (const [slug, fields] of Object.entries(news)) put(folder, `content/news/${slug}.mdx`, article(fields));
  for (const [slug, fields] of Object.entries(docs)) put(folder, `content/docs/${slug}.mdx`, guide(fields));
  return folder;
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/lib/tools/bootstrap.mjs';

const DAY_MS = 86_400_000;
const LAST_DAY = Date.UTC(2026, 10, 17);
const categories = ['Prodotto', 'Archivi', 'Sicurezza'];
const tags = ['ricerca', 'fonti', 'archivi', 'ocr', 'permessi', 'contratti', 'sicurezza', 'integrazioni'];

/** The article of the launch under another title, day, category and tag. The same number always gives the same. */
function articleSource(number: number): string {
  const launch = readFileSync(join(root, 'content/news/una-risposta-senza-pagina.mdx'), 'utf8');
  const date = new Date(LAST_DAY - (number % 2000) * DAY_MS).toISOString().slice(0, 10);
  const fields = {
    title: `Articolo di prova numero ${number} sulla ricerca`,
    date,
    category: categories[number % categories.length],
    tags: `[${tags[number % tags.length]}, metodo]`,
  };
  return Object.entries(fields).reduce(
    (source, [name, value]) => source.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`),
    launch,
  );
}

export const articleFile = (number: number) => `articolo-di-prova-${String(number).padStart(5, '0')}.mdx`;

/** Writes articles `from` to `to` (both included) into the content of a copy of the project. */
export function writeArticles(project: string, from: number, to: number): void {
  const folder = join(project, 'content/news');
  mkdirSync(folder, { recursive: true });
  for (let number = from; number <= to; number += 1)
    writeFileSync(join(folder, articleFile(number)), articleSource(number));
}

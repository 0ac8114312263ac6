import { readdirSync } from 'node:fs';

/** Pages without an address of their own. */
export const errorPages = ['404.html', '500.html'];

/** Names of the pages among served files, error pages included, sorted. @param folder the served files, e.g. out/site */
export const pageFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'))
    .sort();

/** Address of a page by the name of its file; an error page goes by its name: `/404.html`. */
export const addressOf = (file: string): string =>
  errorPages.includes(file) ? `/${file}` : `/${file}`.replace(/\.html$/, '').replace(/(?<=\/)index$/, '');

import { readdirSync } from 'node:fs';

/** What stands for other addresses, and has none of its own. */
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

/** Name of the file of a page, or of an error page, by its address. */
export function fileOf(address: string): string {
  const name = address.slice(1);
  if (errorPages.includes(name)) return name;
  return name === '' || name.endsWith('/') ? `${name}index.html` : `${name}.html`;
}

/** Addresses of all pages, sorted; the error pages are none. @param folder the served files, e.g. out/site */
export const pageAddresses = (folder: string): string[] =>
  pageFiles(folder)
    .filter((file) => !errorPages.includes(file))
    .map(addressOf)
    .sort();

import { readdirSync } from 'node:fs';
import { pages } from '../content/pages';

/** Addresses of a collection of texts, by its files. */
const addressesOf = (folder: string, parent: string) =>
  readdirSync(`content/${folder}`)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${parent}/${name.slice(0, -'.mdx'.length)}`);

/** Every page of the site: those of the registry, guides, articles. */
export const everyAddress = [
  ...Object.keys(pages),
  ...addressesOf('docs', '/documentazione'),
  ...addressesOf('news', '/novita'),
];

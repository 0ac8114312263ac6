import type { Root } from 'hast';
import { filesOfPage, placeInTexts } from '@/lib/content/place-in-texts';
import { filesBelow } from '@/lib/files-below';
import { valuesOf } from '@/lib/html/tree';

/** The files of pages without a path. */
export const errorPages = ['404.html', '500.html'];

/**
 * Lists the files of pages, error pages included, sorted.
 * @param folder the served files, e.g. out/site
 */
export const pageFiles = (folder: string): string[] =>
  filesBelow(folder).filter((name) => name.endsWith('.html'));

/** Returns the path of a page by its file; an error page keeps its name: `/404.html`. */
export const pathOf = (file: string): string =>
  errorPages.includes(file) ? `/${file}` : `/${file}`.replace(/\.html$/, '').replace(/(?<=\/)index$/, '');

/** A built page and its path. */
export type SitePage = { path: string; document: Root };

/** A mistake, for one line of the report. */
export type Finding = {
  path: string;
  text: string;
  /** Words of the page, by which `placeOf` finds the line in its source. */
  words?: string;
  /** Whether it stops nothing: spelling, facts, and budgets of editors' texts. */
  isNote?: boolean;
};

/** Replaces each run of white space by one space. */
export const collapsed = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();

/** Whether search engines may list a page. */
export const isIndexed = ({ document }: SitePage): boolean =>
  !valuesOf(document, 'meta[name=robots]', 'content').some((content) => /noindex/.test(content));

/** Finds the place to fix a mistake: file and line of its words, else the file of the page, else its path. */
export function placeOf({ path, words }: Finding, project: string): string {
  const found = words && placeInTexts(path, project, (line) => line.includes(words));
  if (found) return `${found.file}, riga ${found.line}`;
  return filesOfPage(path, project)[0] ?? path;
}

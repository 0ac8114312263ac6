import { type HTMLElement, parse } from 'node-html-parser';
import { filesOfPage, placeInTexts } from '@/lib/content/place-in-texts';

/** A page as it was served. */
export type SitePage = { path: string; document: HTMLElement };

/** What is wrong, where: one line of the report. */
export type Finding = {
  path: string;
  text: string;
  /** Words of the text, to find its line. */
  words?: string;
};

/** Text with entities decoded and white space collapsed. */
export const visible = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();

/** Parses a page, `<noscript>` included. */
export const parsePage = (html: string) => parse(html, { blockTextElements: { script: true, style: true } });

/** Whether search engines may list a page. */
export const isIndexed = ({ document }: SitePage): boolean =>
  !document
    .querySelectorAll('head meta[name="robots"]')
    .some((element) => /noindex/.test(element.getAttribute('content') ?? ''));

/** Where to fix it: the file and line of the words, else the MDX file, else the page. */
export function placeOf({ path, words }: Finding, project: string): string {
  const found = words && placeInTexts(path, project, (line) => line.includes(words));
  if (found) return `${found.file}, riga ${found.line}`;
  return filesOfPage(path, project).find((file) => file.endsWith('.mdx')) ?? path;
}

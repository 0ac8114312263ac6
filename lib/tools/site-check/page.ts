import { type HTMLElement, parse } from 'node-html-parser';

/** A page as it was served. */
export type SitePage = { path: string; document: HTMLElement };

/** What is wrong, where: one line of the report. */
export type Finding = { path: string; text: string };

/** Text with its entities decoded and its white space as one sees it. */
export const visible = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();

/** Reads a page; what stands in `<noscript>` is read too, because some visitors do. */
export const parsePage = (html: string) => parse(html, { blockTextElements: { script: true, style: true } });

/** Whether search engines may list a page. */
export const isIndexed = ({ document }: SitePage): boolean =>
  !document
    .querySelectorAll('head meta[name="robots"]')
    .some((element) => /noindex/.test(element.getAttribute('content') ?? ''));

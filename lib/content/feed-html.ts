import 'server-only';
import { readFile } from 'node:fs/promises';
import { type EvaluateOptions, evaluate } from '@mdx-js/mdx';
import type { MDXComponents } from 'mdx/types';
import { type HTMLElement, parse } from 'node-html-parser';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { getPicture } from '../pictures';

/**
 * The full text of an article for feed readers, without the classes, drawings and controls that need the site's style
 * sheets. Compiled here and not imported: importing makes Next compile every article a second time.
 * @param file absolute
 * @param components the elements of its MDX
 * @param remarkPlugins what checks it before it runs
 * @param base canonical base of its links
 */
export async function feedHtml(
  file: string,
  components: MDXComponents,
  remarkPlugins: EvaluateOptions['remarkPlugins'],
  base: string,
): Promise<string> {
  const value = await readFile(/* turbopackIgnore: true */ file, 'utf8');
  const { default: Body } = await evaluate(
    { path: file, value },
    {
      ...runtime,
      remarkPlugins,
      // The site's picture is an async component, and its code block has an island: renderToStaticMarkup takes neither.
      useMDXComponents: () => ({ ...components, img: 'img', pre: 'pre', code: 'code' }),
    },
  );
  // Next refuses a static import of it.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return portableHtml(await withPictures(renderToStaticMarkup(createElement(Body))), base);
}

/** Replaces the names of pictures by addresses of files that every reader can show. */
async function withPictures(html: string): Promise<string> {
  const root = parse(html);
  for (const image of root.querySelectorAll('img')) {
    const { src, width, height } = await getPicture(image.getAttribute('src') ?? '');
    image.setAttributes({
      src,
      alt: image.getAttribute('alt') ?? '',
      width: String(width),
      height: String(height),
    });
  }
  return root.toString();
}

const shown = new Set('href src alt width height colspan rowspan scope datetime start'.split(' '));

/**
 * HTML that reads well without the site's style sheets and scripts.
 * @param base canonical base of its links
 */
export function portableHtml(html: string, base: string): string {
  const root = parse(html);
  for (const part of root.querySelectorAll(
    'svg, link, script, style, template, noscript, button, [aria-hidden="true"]',
  )) {
    part.remove();
  }
  // A heading is a link to itself.
  for (const link of root.querySelectorAll('.permalink')) link.replaceWith(...link.childNodes);
  for (const element of root.querySelectorAll('*')) clean(element, base);
  // These elements only had classes.
  for (const box of root.querySelectorAll('div, span').reverse()) box.replaceWith(...box.childNodes);
  return root.toString();
}

function clean(element: HTMLElement, base: string): void {
  const kept = Object.entries(element.attributes).filter(([name]) => shown.has(name));
  element.setAttributes(
    Object.fromEntries(
      kept.map(([name, value]) => [
        name,
        (name === 'href' || name === 'src') && URL.canParse(value, base) ? new URL(value, base).href : value,
      ]),
    ),
  );
}

import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import type { MDXComponents } from 'mdx/types';
import { type HTMLElement, parse } from 'node-html-parser';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { projectPath } from '../memoize';
import { getPicture } from '../pictures';

/**
 * The text of an article as feed readers show it: whole, but without the classes, drawings and controls that need this
 * site's style sheets. Compiled here and not imported: Next would compile every article a second time for the feed, which
 * holds few.
 * @param slug name of its file in content/news
 * @param components what its text may use
 * @param base canonical base, against which its links are made absolute
 */
export async function feedHtml(
  slug: string,
  components: MDXComponents,
  base: string,
  folder = projectPath('content', 'news'),
): Promise<string> {
  const source = await readFile(join(/* turbopackIgnore: true */ folder, `${slug}.mdx`), 'utf8');
  const { default: Body } = await evaluate(source, {
    ...runtime,
    remarkPlugins: [remarkFrontmatter, remarkGfm],
    // Rendered at once, which nothing that waits for its files can be: they are named below.
    useMDXComponents: () => ({ ...components, img: 'img' }),
  });
  // Next refuses it in pages, where it would be a mistake; a feed is not one.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return portableHtml(await withPictures(renderToStaticMarkup(createElement(Body))), base);
}

/** The pictures of a text, by the address of the file that every reader can show. */
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

const shown = new Set([
  'href',
  'src',
  'alt',
  'width',
  'height',
  'colspan',
  'rowspan',
  'scope',
  'datetime',
  'start',
]);

/**
 * HTML that reads well without this site's style sheets and scripts.
 * @param base canonical base, against which its links are made absolute
 */
export function portableHtml(html: string, base: string): string {
  const root = parse(html);
  for (const part of root.querySelectorAll(
    'svg, script, style, template, noscript, button, [aria-hidden="true"]',
  )) {
    part.remove();
  }
  for (const element of root.querySelectorAll('*')) clean(element, base);
  // Boxes that only held classes.
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

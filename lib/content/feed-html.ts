import 'server-only';
import { readFile } from 'node:fs/promises';
import { type EvaluateOptions, evaluate } from '@mdx-js/mdx';
import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import type { MDXComponents } from 'mdx/types';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { SKIP, visit } from 'unist-util-visit';
import { parseFragment, property } from '@/lib/html/tree';
import { getPicture } from '@/lib/pictures';

/**
 * The full text of an article for feed readers, without the classes, drawings and controls that need the site's style
 * sheets. It is compiled here, because importing it would make Next compile every article twice.
 * @param file absolute
 * @param components the elements of its MDX
 * @param remarkPlugins check it before its code runs
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

/** Replaces the names of pictures by the addresses of their files. */
async function withPictures(html: string): Promise<string> {
  const tree = parseFragment(html);
  for (const image of selectAll('img', tree)) {
    const { src, width, height } = await getPicture(property(image, 'src') ?? '');
    image.properties = { src, alt: property(image, 'alt') ?? '', width, height };
  }
  return toHtml(tree);
}

const shown = new Set('href src alt width height colSpan rowSpan scope dateTime start'.split(' '));

/**
 * HTML that reads well without the site's style sheets and scripts.
 * @param base canonical base of its links
 */
export function portableHtml(html: string, base: string): string {
  const tree = parseFragment(html);
  const dropped = 'svg, link, script, style, template, noscript, button, [aria-hidden=true]';
  // A heading is a link to itself; boxes only had classes.
  const unwrapped = '.permalink, div, span';
  const [gone, boxes] = [dropped, unwrapped].map((selector) => new Set(selectAll(selector, tree)));
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (gone?.has(node)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (boxes?.has(node)) {
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    clean(node, base);
    return undefined;
  });
  return toHtml(tree);
}

function clean(element: Element, base: string): void {
  const kept = Object.entries(element.properties).filter(([name]) => shown.has(name));
  element.properties = Object.fromEntries(kept);
  for (const name of ['href', 'src']) {
    const value = property(element, name);
    if (value !== undefined && URL.canParse(value, base))
      element.properties[name] = new URL(value, base).href;
  }
}

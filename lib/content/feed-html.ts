import 'server-only';
import { readFile } from 'node:fs/promises';
import { type EvaluateOptions, evaluate } from '@mdx-js/mdx';
import type { Root } from 'hast';
import { matches, selectAll } from 'hast-util-select';
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
 * @param file absolute path of the article
 * @param components of its MDX elements
 * @param remarkPlugins plugins that check the article before its code runs
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
      // The site's picture is an async component, and its code block has an island: renderToStaticMarkup supports neither.
      useMDXComponents: () => ({ ...components, img: 'img', pre: 'pre', code: 'code' }),
    },
  );
  // Next does not allow a static import.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const tree = parseFragment(renderToStaticMarkup(createElement(Body)));
  for (const image of selectAll('img', tree)) {
    const { src, width, height } = await getPicture(property(image, 'src') ?? '');
    image.properties = { src, alt: property(image, 'alt') ?? '', width, height };
  }
  return portableHtml(tree, base);
}

const droppedElements = 'svg, link, script, style, template, noscript, button, [aria-hidden=true]';
/** Replaced by their content: a heading is a link to itself, and boxes only had classes. */
const unwrappedElements = '.permalink, div, span';
const keptAttributes = /^(?:href|src|alt|width|height|colSpan|rowSpan|scope|dateTime|start)$/;

/**
 * HTML that reads well without the site's style sheets and scripts.
 * @param base canonical base of its links
 */
export function portableHtml(tree: Root, base: string): string {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const isDropped = matches(droppedElements, node);
    if (isDropped || matches(unwrappedElements, node)) {
      parent.children.splice(index, 1, ...(isDropped ? [] : node.children));
      return [SKIP, index];
    }
    const properties = Object.entries(node.properties).filter(([name]) => keptAttributes.test(name));
    node.properties = Object.fromEntries(properties);
    for (const name of ['href', 'src']) {
      const value = property(node, name);
      if (value !== undefined && URL.canParse(value, base)) node.properties[name] = new URL(value, base).href;
    }
    return undefined;
  });
  return toHtml(tree);
}

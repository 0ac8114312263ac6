import type { Root } from 'hast';
import { select } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { elementsOf, inlineScripts } from '@/lib/html/tree';
import { isolatedPages, type PageNeeds } from '@/lib/http/security-headers.mjs';
import { integrityOf } from './integrity';

/**
 * The needs of a page that its policy must allow, such as the hashes of its inline scripts.
 * @param path of the page
 */
export function policyNeeds(path: string, tree: Root): PageNeeds {
  return {
    scripts: hashes(inlineScripts(tree)),
    styles: hashes(elementsOf(tree, 'style').map((style) => textOf(style))),
    manifest: select('link[rel=manifest]', select('head', tree) ?? tree) !== undefined,
    isolated: isolatedPages.includes(path),
  };
}

/** Hashes as policies write them: 'sha256-…', with the quotes. */
const hashes = (texts: readonly string[]) =>
  [...new Set(texts.map((text) => `'${integrityOf(text)}'`))].sort();

/** Adds a policy to the head of a page, right after the encoding: it holds only for what follows it. */
export function addMetaPolicy(tree: Root, policy: string): void {
  const head = select('head', tree);
  const charset = select('meta[charset]', tree);
  // Browsers accept this directive only in headers, and would warn in the console.
  const content = policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
  const index = charset ? (head?.children.indexOf(charset) ?? -1) + 1 : 0;
  head?.children.splice(index, 0, {
    type: 'element',
    tagName: 'meta',
    properties: { httpEquiv: ['Content-Security-Policy'], content },
    children: [],
  });
}

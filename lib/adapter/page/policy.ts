import { createHash } from 'node:crypto';
import type { Root } from 'hast';
import { select } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { elementsOf, inlineScripts } from '@/lib/html/tree';
import type { PageNeeds } from '@/lib/http/security-headers.mjs';

/** What the policy of a page must allow: exactly its inline scripts and styles, by their hashes. */
export function policyNeeds(tree: Root): PageNeeds {
  return {
    scripts: hashes(inlineScripts(tree)),
    styles: hashes(elementsOf(tree, 'style').map((style) => textOf(style))),
    manifest: select('link[rel=manifest]', select('head', tree) ?? tree) !== undefined,
  };
}

/** Hashes as policies write them: 'sha256-…', with the quotes. */
const hashes = (texts: readonly string[]) =>
  [...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))].sort();

import { createHash } from 'node:crypto';
import type { Root } from 'hast';
import { elementsOf, property } from '@/lib/html/tree';

/** The value of an `integrity` attribute. */
export function integrityOf(content: Buffer | string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * Adds `integrity` to every script and style sheet of this site.
 * @param integrity the value for the file at a path
 */
export function addIntegrity(tree: Root, integrity: (path: string) => string): void {
  const links = elementsOf(tree, 'link').filter((link) => property(link, 'rel') === 'stylesheet');
  for (const element of [...elementsOf(tree, 'script'), ...links]) {
    const url = property(element, element.tagName === 'script' ? 'src' : 'href');
    if (!url?.startsWith('/') || url.startsWith('//') || element.properties.integrity) continue;
    const [path = ''] = url.split(/[?#]/);
    element.properties.integrity = integrity(path);
  }
}

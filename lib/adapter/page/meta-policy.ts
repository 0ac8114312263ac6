import type { Root } from 'hast';
import { select } from 'hast-util-select';

/**
 * Writes a policy into the page itself, for hosts that cannot know which address gets it. Only the encoding stands
 * before it in the head.
 */
export function addMetaPolicy(tree: Root, policy: string): void {
  const head = select('head', tree);
  const charset = select('meta[charset]', tree);
  // Browsers take this directive from headers only, and say so in the console.
  const content = policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
  const place = charset ? (head?.children.indexOf(charset) ?? -1) + 1 : 0;
  head?.children.splice(place, 0, {
    type: 'element',
    tagName: 'meta',
    properties: { httpEquiv: ['Content-Security-Policy'], content },
    children: [],
  });
}

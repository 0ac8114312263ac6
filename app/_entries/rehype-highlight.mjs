// Rehype plugin: highlights the code blocks of MDX texts. Next loads plugins by path, as JavaScript.
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('@/lib/content/highlight')} */
const { highlightCode } = await tsImport('../../lib/content/highlight.ts', import.meta.url);

export default function rehypeHighlight() {
  return highlightCode;
}

// A plugin of rehype for `next.config.mjs`: highlights the code in texts while they are compiled.
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('@/lib/content/highlight')} */
const { highlightCode } = await tsImport('../../lib/content/highlight.ts', import.meta.url);

export default function rehypeHighlight() {
  return highlightCode;
}

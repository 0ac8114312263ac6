// Colours the code of every text while it is compiled (`next.config.mjs`).
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('@/lib/content/highlight')} */
const { highlightCode } = await tsImport('../../lib/content/highlight.ts', import.meta.url);

/** A plugin of rehype. */
export default function rehypeHighlight() {
  return highlightCode;
}

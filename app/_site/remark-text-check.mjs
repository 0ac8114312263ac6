// Checks every text while it is compiled (`next.config.mjs`), where its lines are known.
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./text-check')} */
const { checkText, unreadable } = await tsImport('./text-check.ts', import.meta.url);

/**
 * A plugin of remark.
 * @this {import('unified').Processor}
 */
export default function remarkTextCheck() {
  const { parser } = this;
  if (parser) {
    this.parser = (text, file) => {
      try {
        return parser(text, file);
      } catch (error) {
        throw unreadable(error, file.path);
      }
    };
  }
  /** @param {import('@/lib/content/mdx-rules').MdxNode} tree @param {{ path: string }} file */
  return (tree, file) => checkText(tree, file.path);
}

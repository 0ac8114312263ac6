// Checks every text while it is compiled (`next.config.mjs`), where its lines are known.
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./mdx-check')} */
const { checkMdx, syntaxError } = await tsImport('./mdx-check.ts', import.meta.url);

/**
 * A plugin of remark.
 * @this {import('unified').Processor}
 */
export default function remarkMdxCheck() {
  const { parser } = this;
  if (parser) {
    this.parser = (text, file) => {
      try {
        return parser(text, file);
      } catch (error) {
        throw syntaxError(error, file.path);
      }
    };
  }
  /** @param {import('@/lib/content/mdx-rules').MdxNode} tree @param {{ path: string }} file */
  return (tree, file) => checkMdx(tree, file.path);
}

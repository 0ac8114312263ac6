// Checks every text while it is compiled (`next.config.mjs`), where its lines are known.
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./mdx-check')} */
const { checkMdx, isDraft, syntaxError } = await tsImport('./mdx-check.ts', import.meta.url);

/** @typedef {import('@/lib/content/mdx-rules').MdxNode} MdxNode */

/**
 * A plugin of remark.
 * @param {{ showsDrafts?: boolean }} [options] whether the build is a preview (D49): drafts are then compiled, and stop it, like every
 * other text
 * @this {import('unified').Processor}
 */
export default function remarkMdxCheck(options = {}) {
  const { parser } = this;
  if (parser) {
    this.parser = (text, file) => {
      const read = () => {
        try {
          return parser(text, file);
        } catch (error) {
          throw syntaxError(error, file.path);
        }
      };
      if (options.showsDrafts || process.env.NODE_ENV !== 'production' || !isDraft(text)) return read();
      // No page shows a draft, so that it is compiled empty: what is wrong with it is said, and stops nothing.
      try {
        checkMdx(/** @type {MdxNode} */ (read()), file.path);
      } catch (error) {
        console.error(`Bozza. ${error instanceof Error ? error.message : error}`);
      }
      return parser('', file);
    };
  }
  /** @param {MdxNode} tree @param {{ path: string }} file */
  return (tree, file) => checkMdx(tree, file.path);
}

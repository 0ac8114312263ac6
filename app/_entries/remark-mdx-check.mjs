// Checks every text while it is compiled (`next.config.mjs`), where its lines are known.
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./mdx-check')} */
const { checkMdx, isDraft, syntaxError, withoutInvisible } = await tsImport(
  './mdx-check.ts',
  import.meta.url,
);

/** @typedef {import('@/lib/content/mdx-rules').MdxNode} MdxNode */

/** @param {string} text */
const isLeftOut = (text) => process.env.NODE_ENV === 'production' && isDraft(text);

/**
 * A plugin of remark.
 * @this {import('unified').Processor}
 */
export default function remarkMdxCheck() {
  const { parser } = this;
  if (parser) {
    this.parser = (text, file) => {
      const read = () => {
        try {
          return parser(withoutInvisible(text), file);
        } catch (error) {
          throw syntaxError(error, text, file.path);
        }
      };
      if (!isLeftOut(text)) return read();
      // No page shows a draft, so that it is compiled empty: what is wrong with it is said, and stops nothing.
      try {
        checkMdx(/** @type {MdxNode} */ (read()), text, file.path);
      } catch (error) {
        console.error(`Bozza. ${error instanceof Error ? error.message : error}`);
      }
      return parser('', file);
    };
  }
  /** @param {MdxNode} tree @param {import('vfile').VFile} file */
  return (tree, file) => {
    const source = String(file);
    if (!isLeftOut(source)) checkMdx(tree, source, file.path);
  };
}

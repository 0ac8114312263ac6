// Checks every text while it is compiled (`next.config.mjs`), where its lines are known.
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./mdx-check')} */
const { checkMdx, cleanSource, isDraft, syntaxError } = await tsImport('./mdx-check.ts', import.meta.url);

/** @typedef {import('@/lib/content/mdx-rules').MdxNode} MdxNode */

/**
 * What a text becomes in development when something is wrong with it: what that is, where its author looks, and not below the
 * words of the compiler. It is said in the terminal too.
 * @param {unknown} error
 * @returns {import('mdast').Root}
 */
function shownInstead(error) {
  const { message } = /** @type {Error} */ (error);
  console.error(message);
  const [head = '', ...problems] = message.split('\n');
  /** @type {(value: string) => import('mdast').Text} */
  const text = (value) => ({ type: 'text', value: value.trim() });
  return {
    type: 'root',
    children: [
      { type: 'paragraph', children: [{ type: 'strong', children: [text(head)] }] },
      {
        type: 'list',
        children: problems.map((problem) => ({
          type: 'listItem',
          children: [{ type: 'paragraph', children: [text(problem)] }],
        })),
      },
    ],
  };
}

/**
 * A plugin of remark.
 * @param {{ showsDrafts?: boolean }} [options] whether the build is a preview (D49): drafts are then compiled, and stop it, like every
 * other text
 * @this {import('unified').Processor}
 */
export default function remarkMdxCheck(options = {}) {
  const { parser } = this;
  /** @param {string} text */
  const leavesOut = (text) => process.env.NODE_ENV === 'production' && !options.showsDrafts && isDraft(text);
  if (parser) {
    this.parser = (text, file) => {
      const read = () => {
        try {
          return parser(cleanSource(text), file);
        } catch (error) {
          const problem = syntaxError(error, text, file.path);
          if (process.env.NODE_ENV !== 'development') throw problem;
          file.data.unread = true;
          return shownInstead(problem);
        }
      };
      if (!leavesOut(text)) return read();
      // No page shows a draft, so that it is compiled empty: what is wrong with it is said, and stops nothing.
      try {
        checkMdx(/** @type {MdxNode} */ (read()), text, file.path);
      } catch (error) {
        console.error(`Bozza. ${error instanceof Error ? error.message : error}`);
      }
      return parser('', file);
    };
  }
  /** @param {MdxNode} tree @param {{ path: string, data: Record<string, unknown> }} file */
  return (tree, file) => {
    const source = String(file);
    if (leavesOut(source) || file.data.unread) return tree;
    try {
      checkMdx(tree, source, file.path);
      return tree;
    } catch (error) {
      if (process.env.NODE_ENV !== 'development') throw error;
      return shownInstead(error);
    }
  };
}

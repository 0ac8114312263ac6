// Checks every text while it is compiled (`next.config.mjs`), where its lines are known.
import { tsImport } from 'tsx/esm/api';

/** @type {Promise<typeof import('./text-check')> | undefined} */
let loading;

/** A plugin of remark. */
export default function remarkTextCheck() {
  /** @param {import('@/lib/content/text-rules').TextNode} tree @param {{ path: string }} file */
  return async (tree, file) => {
    loading ??= tsImport('./text-check.ts', import.meta.url);
    (await loading).checkText(tree, file.path);
  };
}

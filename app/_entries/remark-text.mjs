// A plugin of remark for `next.config.mjs`: handles every text while it is compiled.
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('../_site/remark-text')} */
const { remarkText } = await tsImport('../_site/remark-text.ts', import.meta.url);

export default remarkText;

// Every text while it is compiled (`next.config.mjs`).
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('../_site/remark-text')} */
const { remarkText } = await tsImport('../_site/remark-text.ts', import.meta.url);

export default remarkText;

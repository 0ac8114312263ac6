// Remark plugin: checks and prepares every MDX text (app/_site/remark-text.ts). Next loads plugins by path, as JavaScript.
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('../_site/remark-text')} */
const { remarkText } = await tsImport('../_site/remark-text.ts', import.meta.url);

export default remarkText;

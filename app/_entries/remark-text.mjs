// Remark plugin: checks and prepares every MDX text (app/_shared/remark-text.ts). Next loads plugins by path, as JavaScript.
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('../_shared/remark-text')} */
const { remarkText } = await tsImport('../_shared/remark-text.ts', import.meta.url);

export default remarkText;

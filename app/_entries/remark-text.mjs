// Remark plugin: checks and prepares every MDX text (app/_shared/text-plugin.ts). Next loads plugins by path, as JavaScript.
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('../_shared/text-plugin')} */
const { remarkText } = await tsImport('../_shared/text-plugin.ts', import.meta.url);

export default remarkText;

// The build adapter (`adapterPath` in next.config.mjs): after `next build` it writes the bundle that is served.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { nextBundle } from '../bundle-folder.mjs';
import { isPreview } from '../preview.mjs';

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'static-bundle',
  async onBuildComplete(context) {
    const startedAt = Date.now();
    /** @type {typeof import('./bundle')} */
    const { writeBundle } = await tsImport('./bundle.ts', import.meta.url);
    const siteFolder = join(context.projectDir, nextBundle(), 'site');
    const { pages } = await writeBundle({ ...context, siteFolder }, process.env);
    // e2e/consent makes a bundle from this file without a build. For scripts/check.mjs it means that .next holds the site,
    // so a preview does not write it.
    if (!isPreview())
      await writeFile(join(context.distDir, 'bundle-outputs.json'), JSON.stringify(context.outputs));
    console.log(`✓ Wrote ${pages} pages in ${((Date.now() - startedAt) / 1000).toFixed(1)}s`);
  },
};

export default adapter;

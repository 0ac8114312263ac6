// The build adapter (`adapterPath` in next.config.mjs): when Next has built, it writes the bundle that is served.
import { tsImport } from 'tsx/esm/api';

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'static-bundle',
  async onBuildComplete(context) {
    /** @type {typeof import('./bundle')} */
    const { writeBundle } = await tsImport('./bundle.ts', import.meta.url);
    const began = Date.now();
    const { pages } = await writeBundle(context, process.env);
    console.log(`✓ Wrote ${pages} pages to out/site in ${((Date.now() - began) / 1000).toFixed(1)}s`);
  },
};

export default adapter;

// The build adapter (`adapterPath` in next.config.mjs): when Next has built, it writes the bundle that is served.
import { tsImport } from 'tsx/esm/api';

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'static-bundle',
  async onBuildComplete(context) {
    /** @type {typeof import('./bundle')} */
    const { writeBundle } = await tsImport('./bundle.ts', import.meta.url);
    await writeBundle(context, process.env);
  },
};

export default adapter;

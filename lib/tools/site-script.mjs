import { fileURLToPath } from 'node:url';

/**
 * How the scripts that pages load themselves are bundled. Plain JavaScript, because `npm run build` starts with it.
 * @satisfies {import('esbuild').BuildOptions}
 */
export const siteScriptOptions = {
  absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
  bundle: true,
  minify: true,
  format: /** @type {const} */ ('iife'),
  target: 'es2020',
  legalComments: /** @type {const} */ ('none'),
};

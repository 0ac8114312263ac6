import type { KnipConfig } from 'knip';

/** What `npm run check` holds against files, exports and packages that nothing uses. */
const config: KnipConfig = {
  // What is run or bundled by its path, and so is imported by nobody.
  entry: [
    'app/**/page.dev.tsx',
    'app/_site/{server,function,worker,consent,page-script,mdx-check}.ts',
    'components/islands/hydrate.tsx',
    'components/layout/consent.css',
    'lib/adapter/page-worker.ts',
    'lib/browser/search/main.ts',
    'lib/browser/search/dialog.css',
    'lib/tools/{bench,complete-lock,shots,subset-fonts}.mjs',
    'lib/tools/{check-settings,check-site,launch-check,mail,new-article}.ts',
    'e2e/fixtures/*.tsx',
    'e2e/engines/playwright.config.ts',
    'e2e/full/serve-{ordinary-next,worker}.ts',
    'tests/bench/{answers,lighthouse,mail,scale,weights,worker}.ts',
    'tests/bench/mail/server-process.ts',
    'tests/mail/store/{contract-program,process}.ts',
    'tests/worker/{contract-worker,failing-worker,fast-worker}.ts',
    'tests/worker/assets.mjs',
  ],
  project: ['**/*.{ts,tsx,mts,mjs,css}'],
  compilers: {
    css: (text) =>
      [...text.matchAll(/^@import "([^"]+)"/gm)].map(([, name]) => `import '${name}';`).join('\n'),
  },
  // Run as a program; read as files: a dictionary, and the fonts that ours are cut from.
  ignoreDependencies: [
    '@biomejs/biome',
    '@cspell/dict-it-it',
    '@fontsource-variable/instrument-sans',
    '@fontsource-variable/newsreader',
    'workerd',
  ],
  // Programs of the machine.
  ignoreBinaries: ['apt-get', 'mount', 'umount'],
};

export default config;

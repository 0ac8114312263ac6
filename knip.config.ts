import type { KnipConfig } from 'knip';

/** `npm run check` fails on files, exports and packages that nothing uses. */
const config: KnipConfig = {
  // Run or bundled by their path, so nothing imports them.
  entry: [
    'app/_entries/{server,worker,consent,page-script}.ts',
    'components/islands/hydrate.tsx',
    'components/layout/{consent,search}.css',
    'lib/adapter/adapter.mjs',
    'lib/browser/documents/web-worker.ts',
    'lib/browser/search/main.ts',
    'scripts/{bench,shots,subset-fonts}.mjs',
    'scripts/{check-settings,check-site,check-texts,launch-check,mail,new-article}.ts',
    'e2e/engines/playwright.config.ts',
    'e2e/full/{cloudflare-pages,ordinary-next-redirects,serve-ordinary-next,serve-worker}.ts',
    'tests/bench/{answers,scale}.ts',
    'tests/bench/mail/server.ts',
    'tests/worker/{contract-worker,test-worker}.ts',
    'tests/worker/assets.mjs',
  ],
  project: ['**/*.{ts,tsx,mts,mjs,css}'],
  compilers: {
    css: (text) =>
      [...text.matchAll(/^@import "([^"]+)"/gm)].map(([, name]) => `import '${name}';`).join('\n'),
  },
  // Run as programs, or read as files: a dictionary and the fonts that app/fonts is made from.
  ignoreDependencies: [
    'cspell',
    'html-validate',
    '@fontsource-variable/instrument-sans',
    '@fontsource-variable/newsreader',
    'workerd',
  ],
  // Programs of the machine.
  ignoreBinaries: ['apt-get', 'mount', 'umount'],
};

export default config;

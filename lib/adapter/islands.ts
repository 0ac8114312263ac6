import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { componentName, islandModules } from '../islands';

const root = fileURLToPath(new URL('../..', import.meta.url));

type BundleOptions = {
  /** Name and module of every island that there is; only tests have others. */
  modules?: Readonly<Record<string, string>>;
  /** React's development build, which says in the console what does not fit. */
  development?: boolean;
};

/**
 * Bundles React and the islands of a page into one script, which hydrates each where its mark stands in the HTML. The
 * same names give the same bytes, in any order.
 * @param names what the page marks with `data-island`
 * @returns the script's address, which carries the hash of its text, and its text
 * @throws if a name is not registered, or its module lacks the component
 */
export async function bundleIslands(
  names: readonly string[],
  { modules = islandModules, development = false }: BundleOptions = {},
): Promise<{ path: string; text: string }> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents: entry([...new Set(names)].sort(), modules), resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    minify: !development,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    jsxDev: development,
    define: { 'process.env.NODE_ENV': development ? '"development"' : '"production"' },
    legalComments: 'none',
    plugins: [withoutRuntimeStyles],
  });
  const text = outputFiles[0]?.text ?? '';
  const path = `/assets/islands.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.js`;
  return { path, text };
}

/** The module that imports the islands and hydrates them. */
function entry(names: readonly string[], modules: Readonly<Record<string, string>>): string {
  const islands = names.map((name) => {
    const module = modules[name];
    if (!module) {
      throw new Error(
        `A page marks an island "${name}" that is not registered: add it to lib/islands.ts, or write one of ${Object.keys(modules).join(', ')}.`,
      );
    }
    return { name, module, component: componentName(name) };
  });
  return [
    "import { hydrateIslands } from './components/islands/hydrate';",
    ...islands.map(({ component, module }) => `import { ${component} } from './${module}';`),
    `hydrateIslands({ ${islands.map(({ name, component }) => `'${name}': ${component}`).join(', ')} });`,
  ].join('\n');
}

/** The toast package writes its styles into the page at run time, which the policy forbids: `forms.css` has ours. */
const withoutRuntimeStyles: Plugin = {
  name: 'without-runtime-styles',
  setup({ onLoad }) {
    onLoad({ filter: /node_modules\/sonner\/dist\/index\.mjs$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const calls = source.match(/^__insertCSS\(".*"\);$/gm);
      if (calls?.length !== 1) {
        throw new Error(
          `${path} no longer writes its styles as lib/adapter/islands.ts expects: fix withoutRuntimeStyles there.`,
        );
      }
      return { contents: source.replace(calls[0] ?? '', ''), loader: 'js' };
    });
  },
};

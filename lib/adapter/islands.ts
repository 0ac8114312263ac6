import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Metafile, type Plugin } from 'esbuild';
import { componentName, islandModules } from '@/lib/islands';
import { isPreview } from '@/lib/preview.mjs';
import type { GeneratedFile } from './precompress';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = 'assets/islands';
/** Modules that nearly every island needs, or that are tiny. All islands import them, so that esbuild puts them into one file with React. */
const common = ['./components/ui/icon', './components/ui/use-hydrated', './lib/browser/question-handover'];

export type IslandBundle = {
  /** The paths of each island's modules by its name: its own, then the shared ones that it imports. */
  modules: ReadonlyMap<string, readonly string[]>;
  files: readonly GeneratedFile[];
};

/**
 * Bundles each island as a module that exports `hydrate(element, served)`, with shared modules for common code. Paths
 * contain the hash of the text; the same sources give the same bytes.
 * @param modules the module of each island by its name; only tests pass others
 * @throws if a module does not export the component with the name of its island
 */
export async function bundleIslands(
  modules: Readonly<Record<string, string>> = islandModules,
): Promise<IslandBundle> {
  const names = Object.keys(modules).sort();
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: names.map((name) => ({ in: `island:${name}`, out: name })),
    entryNames: '[name].[hash]',
    chunkNames: 'shared.[hash]',
    outdir: folder,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.SHOW_DRAFTS': isPreview() ? '"1"' : '""',
    },
    legalComments: 'none',
    // Errors are thrown, and need not be printed too.
    logLevel: 'silent',
    plugins: [islandEntries(modules), withoutRuntimeStyles],
  });
  const files = outputFiles.map(({ path, text }) => ({
    path: path.slice(path.indexOf(`/${folder}/`)),
    text,
  }));
  return {
    modules: new Map(names.map((name) => [name, modulesOf(name, metafile.outputs)])),
    files: files.sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}

/** The paths of an island's own module and of those that it imports, directly or not. */
function modulesOf(name: string, outputs: Metafile['outputs']): string[] {
  const entry = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === `island:${name}`);
  const paths = new Set(entry ? [entry] : []);
  // The iteration of a Set includes the paths that are added meanwhile.
  for (const path of paths) {
    for (const imported of outputs[path]?.imports ?? []) paths.add(imported.path);
  }
  return [...paths].map((path) => `/${path}`);
}

/** Generates the module `island:<name>`, whose `hydrate` hydrates the component of the island. */
const islandEntries = (modules: Readonly<Record<string, string>>): Plugin => ({
  name: 'island-entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^island:/ }, ({ path }) => ({
      path: path.slice('island:'.length),
      namespace: 'island',
    }));
    onLoad({ filter: /.*/, namespace: 'island' }, ({ path: name }) => {
      const component = componentName(name);
      const contents = `
        ${common.map((module) => `import '${module}';`).join('\n')}
        import { hydrate as hydrateIsland } from './components/islands/hydrate';
        import { ${component} } from './${modules[name]}';
        export const hydrate = (element, served) => hydrateIsland(element, ${component}, served);`;
      return { contents, resolveDir: root, loader: 'js' };
    });
  },
});

/** Removes the style sheet that sonner adds at run time: the policy forbids it, and `forms.css` replaces it. */
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedAssets, withAbsoluteUrls } from './assets';
import { parseStylesheet, styledPage } from './critical-css';
import { integrityOf } from './integrity';
import { bundleIslands } from './islands';
import type { SiteOutputs } from './outputs';
import type { PageContext } from './page';

export type SharedContext = PageContext & {
  /** The scripts of islands that pages have asked for, sorted. */
  islandScripts: () => Promise<{ path: string; text: string }[]>;
};

/**
 * What pages take from the rest of the site; each thing is read or made once for all of them.
 * @param made files that stand neither in Next's build nor in public/
 */
export function buildContext(
  assets: SiteOutputs['assets'],
  publicFolder: string,
  made: readonly { path: string; text: string }[] = [],
): SharedContext {
  const bundles = new Map<string, ReturnType<typeof bundleIslands>>();
  const madeTexts = new Map(made.map(({ path, text }) => [path, text]));
  const text = memoize(
    (path) =>
      madeTexts.get(path) ?? readFileSync(assets.get(path) ?? join(publicFolder, decodeURI(path)), 'utf8'),
  );
  const sheet = memoize((paths) =>
    parseStylesheet(
      paths
        .split(' ')
        .map((path) => withAbsoluteUrls(text(path), path))
        .join('\n'),
    ),
  );
  return {
    script: text,
    integrity: memoize((path) => integrityOf(text(path))),
    styles: (sheets, html, scripts) => styledPage(sheet(sheets.join(' ')), html, scripts),
    async islands(names) {
      const key = names.join(' ');
      const bundle = bundles.get(key) ?? bundleIslands(names);
      bundles.set(key, bundle);
      const { path, text: script } = await bundle;
      madeTexts.set(path, script);
      return path;
    },
    async islandScripts() {
      const scripts = await Promise.all(bundles.values());
      return scripts.sort((a, b) => (a.path < b.path ? -1 : 1));
    },
  };
}

function memoize<Result>(compute: (key: string) => Result): (key: string) => Result {
  const known = new Map<string, Result>();
  return (key) => {
    const result = known.has(key) ? (known.get(key) as Result) : compute(key);
    known.set(key, result);
    return result;
  };
}

/** These assets and all that they name in turn, sorted: what the bundle takes of Next's own. */
export function neededAssets(first: Iterable<string>, assets: SiteOutputs['assets']): string[] {
  const found = new Set<string>();
  const open = [...first];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const file = assets.get(path);
    if (!file || found.has(path)) continue;
    found.add(path);
    if (/\.(?:js|css)$/.test(path)) open.push(...namedAssets(readFileSync(file, 'utf8'), path));
  }
  return [...found].sort();
}

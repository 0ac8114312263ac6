import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedAssets, withAbsoluteUrls } from './assets';
import { parseStylesheet, styledPage } from './critical-css';
import { integrityOf } from './integrity';
import { bundleIslands } from './islands';
import type { SiteOutputs } from './outputs';
import type { PageSurroundings } from './page';

export type Surroundings = PageSurroundings & {
  /** The scripts of islands that pages have asked for, sorted. */
  islandScripts: () => Promise<{ path: string; text: string }[]>;
};

/**
 * What pages take from the rest of the site; each thing is read or made once for all of them.
 */
export function siteSurroundings(assets: SiteOutputs['assets'], publicFolder: string): Surroundings {
  const bundles = new Map<string, ReturnType<typeof bundleIslands>>();
  const madeTexts = new Map<string, string>();
  const text = remembered(
    (path) =>
      madeTexts.get(path) ?? readFileSync(assets.get(path) ?? join(publicFolder, decodeURI(path)), 'utf8'),
  );
  const sheet = remembered((paths) =>
    parseStylesheet(
      paths
        .split(' ')
        .map((path) => withAbsoluteUrls(text(path), path))
        .join('\n'),
    ),
  );
  return {
    script: text,
    integrity: remembered((path) => integrityOf(text(path))),
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

function remembered<Result>(compute: (key: string) => Result): (key: string) => Result {
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

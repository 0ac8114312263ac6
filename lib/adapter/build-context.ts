import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StyleSource } from '@/lib/adapter/page/inline-styles';
import { integrityOf } from '@/lib/adapter/page/integrity';
import { usedStyles } from '@/lib/adapter/page/used-styles';
import { memoizeByKey } from '@/lib/memoize';
import type { IslandBundle } from './islands';
import type { SiteOutputs } from './outputs';

/** The files that pages refer to: Next's assets by their paths, the bundled islands, and all others in `publicFolder`. */
export type BuildFiles = { assets: SiteOutputs['assets']; islands: IslandBundle; publicFolder: string };

/** The contents of these files, as the steps of a page need them. */
export type BuildContext = StyleSource & {
  /** Integrity of the file at a path. */
  integrity: (path: string) => string;
  /**
   * Paths of the modules that hydrate an island, by its name.
   * @throws if the name is not registered
   */
  islandModules: (name: string) => readonly string[];
};

/** Makes the build context. Each file is read once for all pages. */
export function buildContext({ assets, publicFolder, islands }: BuildFiles): BuildContext {
  const islandTexts = new Map(islands.files.map(({ path, text }) => [path, text]));
  const textAt = memoizeByKey(
    (path) =>
      islandTexts.get(path) ?? readFileSync(assets.get(path) ?? join(publicFolder, decodeURI(path)), 'utf8'),
  );
  // The key is the list of paths, which contain no space.
  const stylesOf = memoizeByKey((sheets) => {
    const texts = sheets.split(' ').map((path) => withAbsoluteUrls(textAt(path), path));
    return usedStyles(texts.join('\n'));
  });
  return {
    script: textAt,
    integrity: memoizeByKey((path) => integrityOf(textAt(path))),
    styles: (sheets, names, scripts) => stylesOf(sheets.join(' '))(names, scripts),
    islandModules: (name) => {
      const modules = islands.modules.get(name);
      if (modules) return modules;
      const names = [...islands.modules.keys()].join(', ');
      throw new Error(
        `It marks an island "${name}" that is not registered: add it to lib/islands.ts, or write one of ${names}.`,
      );
    },
  };
}

/** `url(…)` with a relative URL: without scheme or leading slash, and not only an anchor. */
const relativeUrls = /url\((["']?)(?!data:|[a-z]+:\/\/|\/|#)([^"')]+)\1\)/g;

/** Makes the URLs of a style sheet absolute, so that it can be inlined into a page. */
function withAbsoluteUrls(css: string, path: string): string {
  const base = new URL(path, 'http://site.invalid');
  return css.replaceAll(relativeUrls, (_, quote: string, relative: string) => {
    const { pathname, search, hash } = new URL(relative, base);
    return `url(${quote}${pathname}${search}${hash}${quote})`;
  });
}

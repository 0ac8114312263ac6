import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StyleSource } from '@/lib/adapter/page/inline-styles';
import { integrityOf } from '@/lib/adapter/page/integrity';
import { usedStyles } from '@/lib/adapter/page/used-styles';
import { memoizeByKey } from '@/lib/memoize';
import type { IslandBundle } from './islands';
import type { SiteOutputs } from './outputs';

/** What all pages of a build share. */
export type BuildContext = StyleSource & {
  /** Integrity of the file at an address. */
  integrity: (path: string) => string;
  /** Addresses of the modules that hydrate an island. @throws if the name is not registered */
  islandModules: (name: string) => readonly string[];
};

/** Makes the build context. Each file is read once for all pages. */
export function buildContext(
  assets: SiteOutputs['assets'],
  publicFolder: string,
  islands: IslandBundle,
): BuildContext {
  const texts = new Map(islands.files.map(({ path, text }) => [path, text]));
  const textAt = memoizeByKey(
    (path) =>
      texts.get(path) ?? readFileSync(assets.get(path) ?? join(publicFolder, decodeURI(path)), 'utf8'),
  );
  const stylesOf = memoizeByKey((sheets) =>
    usedStyles(
      sheets
        .split(' ')
        .map((path) => withAbsoluteUrls(textAt(path), path))
        .join('\n'),
    ),
  );
  return {
    script: textAt,
    integrity: memoizeByKey((path) => integrityOf(textAt(path))),
    styles: (sheets, names, text) => stylesOf(sheets.join(' '))(names, text),
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

/** Makes the URLs of a style sheet absolute, so that it can be inlined into a page. */
function withAbsoluteUrls(css: string, path: string): string {
  const base = new URL(path, 'http://site.invalid');
  return css.replaceAll(
    /url\((["']?)(?!data:|[a-z]+:\/\/|\/|#)([^"')]+)\1\)/g,
    (_, quote: string, relative: string) => {
      const { pathname, search, hash } = new URL(relative, base);
      return `url(${quote}${pathname}${search}${hash}${quote})`;
    },
  );
}

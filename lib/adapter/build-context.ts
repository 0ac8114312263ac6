import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StyleSource } from '@/lib/adapter/page/inline-styles';
import { integrityOf } from '@/lib/adapter/page/integrity';
import { usedStyles } from '@/lib/adapter/page/used-styles';
import { memoizeByKey } from '../memoize';
import { withAbsoluteUrls } from './assets';
import type { MadeFile } from './bundle-writer';
import { bundleIslands } from './islands';
import type { SiteOutputs } from './outputs';

/** What pages take from the rest of the site. */
export type BuildContext = StyleSource & {
  /** Integrity of the file at an address. */
  integrity: (path: string) => string;
  /** Address of the script that holds exactly these islands. */
  islands: (names: readonly string[]) => Promise<string>;
  /** The scripts of islands that pages have asked for, sorted. */
  islandScripts: () => MadeFile[];
};

/** The build context: each thing is read or made once for all pages. */
export function buildContext(assets: SiteOutputs['assets'], publicFolder: string): BuildContext {
  const texts = new Map<string, string>();
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
  const scripts = new Map<string, MadeFile>();
  const bundled = memoizeByKey(async (names) => {
    const script = await bundleIslands(names.split(' '));
    texts.set(script.path, script.text);
    scripts.set(script.path, script);
    return script.path;
  });
  return {
    script: textAt,
    integrity: memoizeByKey((path) => integrityOf(textAt(path))),
    styles: (sheets, names, text) => stylesOf(sheets.join(' '))(names, text),
    islands: (names) => bundled(names.join(' ')),
    islandScripts: () => [...scripts.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}

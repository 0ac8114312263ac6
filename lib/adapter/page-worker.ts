import { readFile } from 'node:fs/promises';
import { type BuiltPage, buildPage, type PageSource } from '@/lib/adapter/page/page';
import { withoutFlight } from '@/lib/adapter/page/strip-runtime';
import type { HeaderSettings } from '@/lib/http/security-headers.mjs';
import { buildContext } from './build-context';
import type { IslandBundle } from './islands';
import type { SiteOutputs } from './outputs';
import { writeBundleFile } from './precompress';

/** What the pages of a build have in common. */
export type PageWorkerOptions = {
  assets: SiteOutputs['assets'];
  islands: IslandBundle;
  publicFolder: string;
  /** Where the bundle is written. */
  bundleFolder: string;
  settings: HeaderSettings;
};

export type PageTask = {
  page: Omit<PageSource, 'source'>;
  /** The file with the HTML that Next has prerendered. */
  htmlFile: string;
  /** Names of its files in the bundle. */
  files: readonly string[];
};

/** A page in the bundle. The path of an error page is the name of its file. */
export type WrittenPage = Omit<BuiltPage, 'html' | 'styles'> & {
  path: string;
  files: readonly string[];
  /** Address of the file with its styles, which other pages may share. */
  styles?: string;
};

/** @returns a function that makes a page and writes its files */
export function pageWorker(options: PageWorkerOptions): (task: PageTask) => Promise<WrittenPage> {
  const { settings, bundleFolder } = options;
  const context = buildContext(options.assets, options.publicFolder, options.islands);
  const writtenStyles = new Set<string>();
  return async ({ page, htmlFile, files }) => {
    const source = withoutFlight(await readFile(htmlFile, 'utf8'));
    const { html, styles, ...built } = await buildPage({ ...page, source }, context, settings);
    await writeBundleFile(bundleFolder, files, html, page.isOneOfMany ? 'quick' : 'best');
    if (styles && !writtenStyles.has(styles.path)) {
      writtenStyles.add(styles.path);
      await writeBundleFile(bundleFolder, [styles.path.slice(1)], styles.text);
    }
    const path = page.isErrorPage ? `/${files[0]}` : page.path;
    return { path, files, ...built, ...(styles && { styles: styles.path }) };
  };
}

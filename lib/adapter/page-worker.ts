import { readFile } from 'node:fs/promises';
import { type BuiltPage, buildPage, type PageSource } from '@/lib/adapter/page/page';
import type { HeaderSettings } from '@/lib/http/security-headers.mjs';
import { type BuildFiles, buildContext } from './build-context';
import { writeBundleFile } from './precompress';

/** The options that are the same for all pages of a build. */
export type PageWorkerOptions = BuildFiles & {
  /** The folder to which pages are written. */
  siteFolder: string;
  settings: HeaderSettings;
};

/** A page that a thread has to build and write. */
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

/** @returns a function that builds a page and writes its files */
export function pageWorker(options: PageWorkerOptions): (task: PageTask) => Promise<WrittenPage> {
  const { siteFolder, settings } = options;
  const context = buildContext(options);
  const writtenStyles = new Set<string>();
  return async ({ page, htmlFile, files }) => {
    const source = await readFile(htmlFile, 'utf8');
    const { html, styles, ...built } = await buildPage({ ...page, source }, context, settings);
    await writeBundleFile(siteFolder, files, html, page.isOneOfMany ? 'quick' : 'best');
    if (styles && !writtenStyles.has(styles.path)) {
      writtenStyles.add(styles.path);
      await writeBundleFile(siteFolder, [styles.path.slice(1)], styles.text);
    }
    const path = page.isErrorPage ? `/${files[0]}` : page.path;
    return { path, files, ...built, ...(styles && { styles: styles.path }) };
  };
}

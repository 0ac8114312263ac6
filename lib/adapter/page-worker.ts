import { type BuiltPage, buildPage, type PageSource } from '@/lib/adapter/page/page';
import { cachedValue } from '../build-cache';
import type { HeaderSettings } from '../http/security-headers.mjs';
import { buildContext } from './build-context';
import { BundleWriter } from './bundle-writer';
import type { IslandBundle } from './islands';
import type { SiteOutputs } from './outputs';
import { type PageFiles, pageKey } from './page-key';
import { type Effort, precompress } from './precompress';
import { keptPage, renderedPage } from './rendered-pages';

/** What the pages of a build have in common. */
export type PageWorkerOptions = {
  assets: SiteOutputs['assets'];
  islands: IslandBundle;
  publicFolder: string;
  /** The bundle's final place. */
  bundleFolder: string;
  /** Where the files of pages are kept from build to build. */
  cacheFolder: string;
  /** Digest of the sources that pages are made by. */
  code: string;
  settings: HeaderSettings;
};

export type PageTask = {
  page: Omit<PageSource, 'source'>;
  source: { file: string; kept: boolean };
  /** Names of its files in the bundle. */
  files: readonly string[];
  /** Name of its Markdown edition, if it has one. */
  markdown: string;
  effort: Effort;
};

/** A page in the bundle; error pages go by the names of their files. */
export type WrittenPage = Omit<BuiltPage, 'html' | 'styles'> & {
  path: string;
  /** Names of its own files. */
  files: readonly string[];
  /** Address of the file with its styles, which other pages may share. */
  styles?: string;
};

/** @returns a function that makes a page of these inputs and writes its files */
export function pageWorker(options: PageWorkerOptions): (task: PageTask) => Promise<WrittenPage> {
  const { settings, code, cacheFolder } = options;
  const context = buildContext(options.assets, options.publicFolder, options.islands);
  const writer = BundleWriter.resume(options.bundleFolder);
  const written = new Set<string>();
  return async ({ page, source: { file, kept }, files, markdown, effort }) => {
    const html = kept ? await keptPage(file) : await renderedPage(file, page.modules);
    const source = { ...page, source: html };
    const make = async (): Promise<PageFiles> => {
      const { html, ...built } = await buildPage(source, context, settings);
      const text = built.content?.edition?.text;
      return {
        built,
        html: await precompress('page.html', html, effort),
        ...(text !== undefined && { markdown: await precompress(markdown, text, effort) }),
      };
    };
    const key = pageKey(source, { settings, code, effort, integrity: context.integrity });
    const made = await cachedValue(cacheFolder, key, make);
    for (const name of files) await writer.writeCompressed(name, made.html);
    if (made.markdown) await writer.writeCompressed(markdown, made.markdown);
    const { styles, ...built } = made.built;
    if (styles && !written.has(styles.path)) {
      written.add(styles.path);
      await writer.write(styles.path.slice(1), styles.text);
    }
    const [name = ''] = files;
    const path = page.isErrorPage ? `/${name}` : page.path;
    const own = made.markdown ? [...files, markdown] : files;
    return { path, files: own, ...built, ...(styles && { styles: styles.path }) };
  };
}

import { createHash } from 'node:crypto';
import { type BuiltPage, buildPage, type PageSource } from '@/lib/adapter/page/page';
import { cachedValue } from '../build-cache';
import { contentSecurityPolicy, type HeaderSettings } from '../http/security-headers.mjs';
import { buildContext } from './build-context';
import { writeCompressed } from './bundle-file';
import type { IslandBundle } from './islands';
import type { SiteOutputs } from './outputs';
import { type Compressed, type Effort, precompress } from './precompress';
import { keptPage, renderedPage } from './rendered-pages';

/** What the pages of a build have in common. */
export type PageWorkerOptions = {
  assets: SiteOutputs['assets'];
  islands: IslandBundle;
  publicFolder: string;
  /** Where the bundle is written. */
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

/** What the cache keeps of a page. */
type PageFiles = { built: Omit<BuiltPage, 'html'>; html: Compressed; markdown?: Compressed };

/** Scripts and style sheets that a page takes in, or whose integrity it states. */
const scriptsAndSheets = /(?<=(?:src|href)=")\/(?!\/)[^"?#]+\.(?:js|css)(?=["?#])/g;

/** @returns a function that makes a page of these inputs and writes its files */
export function pageWorker(options: PageWorkerOptions): (task: PageTask) => Promise<WrittenPage> {
  const { settings, code, cacheFolder, bundleFolder } = options;
  const context = buildContext(options.assets, options.publicFolder, options.islands);
  const policy = contentSecurityPolicy({ scripts: [], styles: [], manifest: false }, settings);
  const madeStyles = new Set<string>();
  return async ({ page, source: { file, kept }, files, markdown, effort }) => {
    const html = kept ? await keptPage(file) : await renderedPage(file);
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
    // Changes with everything that the files of a page are made from.
    const own = [...new Set(html.match(scriptsAndSheets))].map(context.integrity);
    const key = createHash('sha256').update(
      JSON.stringify([process.version, code, effort, policy, source, own]),
    );
    const made = await cachedValue(cacheFolder, key.digest('hex'), make);
    for (const name of files) await writeCompressed(bundleFolder, name, made.html);
    if (made.markdown) await writeCompressed(bundleFolder, markdown, made.markdown);
    const { styles, ...built } = made.built;
    if (styles && !madeStyles.has(styles.path)) {
      madeStyles.add(styles.path);
      const name = styles.path.slice(1);
      await writeCompressed(bundleFolder, name, await precompress(name, styles.text, 'best'));
    }
    const [name = ''] = files;
    const path = page.isErrorPage ? `/${name}` : page.path;
    const allFiles = made.markdown ? [...files, markdown] : files;
    return { path, files: allFiles, ...built, ...(styles && { styles: styles.path }) };
  };
}

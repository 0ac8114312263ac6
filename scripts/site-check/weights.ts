import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { toString as textOf } from 'hast-util-to-string';
import { elementsOf, parsePage, valuesOf } from '@/lib/html/tree';
import { reasonOf } from '@/lib/log';
import { memoizeByKey } from '@/lib/memoize';
import { servedPictures } from '@/lib/pictures/name';
import { pageFiles, pathOf } from './page';

/** The bytes that a page loads after compression (brotli), and its numbers of requests and fonts. */
export type PageWeight = ReturnType<typeof weighPage>;

/**
 * Weighs every page of a bundle by its HTML and the compressed copies beside the files.
 * @param site folder of the served files
 * @throws if a page names a file that the folder lacks
 */
export function weighSite(site: string): PageWeight[] {
  const sizeOf = memoizeByKey((path) => sentBytes(join(site, path)));
  return pageFiles(site).map((file) => {
    try {
      return weighPage(pathOf(file), readFileSync(join(site, file), 'utf8'), sizeOf, sizeOf(file));
    } catch (error) {
      throw new Error(`${file}: ${reasonOf(error)}`, { cause: error });
    }
  });
}

/** Returns the bytes that a server sends for a file: its brotli copy, or the file itself if there is none. */
export function sentBytes(file: string): number {
  const copy = statSync(`${file}.br`, { throwIfNoEntry: false });
  if (copy) return copy.size;
  const whole = readFileSync(file);
  // Pictures and fonts are compressed already. A text without a copy is small, or was not made by the adapter.
  if (!/\.(?:html|css|js|json|svg)$/.test(file)) return whole.length;
  const compressed = brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return Math.min(whole.length, compressed.length);
}

/**
 * Weighs a page.
 * @param path its path, or the name of an error page: `/404.html`
 * @param source its HTML
 * @param sizeOf returns the bytes that are sent for a URL of the site
 * @param ownBytes the bytes that are sent for the page itself, inlined styles included
 */
function weighPage(path: string, source: string, sizeOf: (url: string) => number, ownBytes: number) {
  const document = parsePage(source);
  const values = (selector: string, name: string) => valuesOf(document, selector, name);
  const inlineStyles = elementsOf(document, 'style').map(textOf).join('\n');
  const styles = sitePaths(values('link[rel=stylesheet]:not([media=print])', 'href'));
  const scripts = sitePaths([
    ...values('script[src]:not([nomodule])', 'src'),
    ...values('link[rel=modulepreload]', 'href'),
  ]);
  const modules = new Set(values('[data-modules]', 'dataModules').flatMap((list) => list.split(' ')));
  const fonts = sitePaths([
    ...values('link[rel=preload][as=font]', 'href'),
    ...(inlineStyles.match(/(?<=url\(["']?)[^"')]+\.woff2?(?=["']?\))/g) ?? []),
  ]);
  const pictures = sitePaths([
    ...values('img[src]:not([loading=lazy])', 'src'),
    ...values('link[rel=preload][as=image]', 'href'),
    // Those of articles have budgets of their own (lib/pictures/variants.ts).
  ]).filter((url) => !url.startsWith(servedPictures));
  const sum = (urls: readonly string[]) => urls.reduce((total, url) => total + sizeOf(url), 0);
  return {
    path,
    /** With the style sheets in files, which block drawing. */
    html: ownBytes + sum(styles),
    script: sum(scripts),
    /** All modules of its islands; not in the first load. */
    islands: sum([...modules]),
    /** The web worker that an island starts; not in the first load. */
    worker: sum([...new Set(source.match(/\/assets\/document-worker\.\w+\.js/g))]),
    fontFiles: fonts.length,
    fonts: sum(fonts),
    /** With the pictures that are not lazy. */
    firstLoad: ownBytes + sum([...styles, ...scripts, ...fonts, ...pictures]),
    requests: 1 + styles.length + scripts.length + fonts.length + pictures.length,
  };
}

/** Returns the distinct paths of those URLs that are on this site. */
function sitePaths(urls: readonly string[]): string[] {
  const onSite = urls.filter((url) => url.startsWith('/') && !url.startsWith('//'));
  return [...new Set(onSite.map((url) => url.replace(/[?#].*$/s, '')))];
}

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { toString as textOf } from 'hast-util-to-string';
import { elementsOf, parsePage, valuesOf } from '@/lib/html/tree';
import { reasonOf } from '@/lib/log';
import { memoizeByKey } from '@/lib/memoize';
import { addressOf, pageFiles } from './page';

/** What a page loads, in bytes after compression (brotli). */
export type PageWeight = ReturnType<typeof weighPage>;

/**
 * Weighs every page of a bundle by its HTML and the compressed copies beside the files.
 * @param site folder of the bundle
 * @throws if a page names a file that the bundle lacks
 */
export function weighSite(site: string): PageWeight[] {
  const sizeOf = memoizeByKey((path) => sentBytes(join(site, path)));
  return pageFiles(site).map((file) => {
    try {
      return weighPage(addressOf(file), readFileSync(join(site, file), 'utf8'), sizeOf, sizeOf(file));
    } catch (error) {
      throw new Error(`${file}: ${reasonOf(error)}`, { cause: error });
    }
  });
}

/** Bytes that a server sends for a file: its brotli copy, or the file itself if there is none. */
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
 * @param path its address, or the name of an error page: `/404.html`
 * @param sizeOf bytes that are sent for an address of the site
 * @param html bytes that are sent for the page itself, inlined styles included
 */
function weighPage(path: string, source: string, sizeOf: (address: string) => number, html: number) {
  const document = parsePage(source);
  const values = (selector: string, name: string) => valuesOf(document, selector, name);
  const own = (addresses: (string | undefined)[]) =>
    [...new Set(addresses.map(ownPath))].filter((address) => address !== undefined);
  const inlineStyles = elementsOf(document, 'style').map(textOf).join('\n');
  const styles = own(values('link[rel=stylesheet]:not([media=print])', 'href'));
  const scripts = own([
    ...values('script[src]:not([nomodule])', 'src'),
    ...values('link[rel=modulepreload]', 'href'),
  ]);
  const modules = new Set(values('[data-modules]', 'dataModules').flatMap((list) => list.split(' ')));
  const fonts = own([
    ...values('link[rel=preload][as=font]', 'href'),
    ...[...inlineStyles.matchAll(/url\(["']?([^"')]+\.woff2?)["']?\)/g)].map(([, address]) => address),
  ]);
  const pictures = own([
    ...values('img[src]:not([loading=lazy])', 'src'),
    ...values('link[rel=preload][as=image]', 'href'),
  ]);
  const sum = (addresses: readonly string[]) =>
    addresses.reduce((total, address) => total + sizeOf(address), 0);
  return {
    path,
    html,
    /** Style sheets in files, which block drawing. */
    styles: sum(styles),
    script: sum(scripts),
    /** All modules of its islands; not in the first load. */
    islands: sum([...modules]),
    /** The worker that an island starts; not in the first load. */
    worker: sum([...new Set(source.match(/\/assets\/document-worker\.\w+\.js/g))]),
    fontFiles: fonts.length,
    fonts: sum(fonts),
    /** With the pictures that are not lazy. */
    firstLoad: html + sum([...styles, ...scripts, ...fonts, ...pictures]),
    requests: 1 + styles.length + scripts.length + fonts.length + pictures.length,
  };
}

/** The path of an address of this site; undefined for others and for data. */
function ownPath(address: string | undefined): string | undefined {
  if (!address?.startsWith('/') || address.startsWith('//')) return undefined;
  return address.split(/[?#]/)[0];
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { contentTypeOf } from '@/lib/http/content-type';
import { parseStaticRules, type StaticRules } from '../http/static-rules';
import { normalizePath } from './request-target';
import { DEFAULT_CACHE_CONTROL, FAILED, NOT_FOUND, UNADDRESSED } from './site-names';

/** Content codings of the precompressed copies, best first, and their suffixes. */
const CODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
export type Coding = (typeof CODINGS)[number];

/** A file of the site, the address for its header rules, and the codings of its copies. */
export type SiteFile = { name: string; address: string; codings: readonly Coding[] };

/** A file in one coding, ready to be sent. Header lists alternate between names and values. */
export type Loaded = {
  etag: string;
  headers: string[];
  /** Headers of a 304 (RFC 9110, 15.4.5): a changed policy must reach the browser's copy. */
  unchanged: string[];
  /** The bytes, or the path of a file that is too large for the cache. */
  body: Buffer | { path: string };
};

export type SiteFolder = Pick<StaticRules, 'redirectOf' | 'headersOf'> & {
  /** @param address from normalizePath */
  find: (address: string) => SiteFile | undefined;
  /** The file in one of its codings, or uncompressed. Throws errors of the disk. */
  load: (file: SiteFile, coding: Coding | undefined) => Loaded | Promise<Loaded>;
  /** 404.html and 500.html, if the site has them. */
  notFound: SiteFile | undefined;
  failed: SiteFile | undefined;
};

/** Memory for files and headers, in bytes: the most requested pages, whatever the site's size. */
const CACHE_BYTES = 8 * 1024 * 1024;
/** A larger file is streamed from the disk every time. */
const KEPT_FILE_BYTES = 128 * 1024;
/** Estimated overhead of a cache entry. */
const ENTRY_BYTES = 512;

/**
 * Opens a folder as a CDN would: `a/b.html` at /a/b, `a/index.html` at /a/, others under their names, with the headers
 * and redirects of its own `_headers` and `_redirects`. Names are listed once, and only these can be requested, so no
 * path can lead out of the folder.
 * @throws an Error that names what is wrong in these two files; errors of the disk
 */
export function openSiteFolder(root: string, { cacheBytes = CACHE_BYTES } = {}): SiteFolder {
  const names = new Set(filesBelow(root));
  const text = (name: string) => (names.has(name) ? readFileSync(join(root, name), 'utf8') : '');
  const rules = parseStaticRules(text('_headers'), text('_redirects'));
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    const isCopy = CODINGS.some(
      ({ suffix }) => name.endsWith(suffix) && names.has(name.slice(0, -suffix.length)),
    );
    if (isCopy || UNADDRESSED.includes(name)) continue;
    const address = addressOf(name);
    files.set(address, fileOf(name, address));
  }
  const cache = new LRUCache<string, Loaded>({ maxSize: cacheBytes, sizeCalculation: sizeOf });

  function fileOf(name: string, address: string): SiteFile {
    const codings = CODINGS.filter(({ suffix }) => names.has(name + suffix));
    return { name, address, codings };
  }

  async function read(file: SiteFile, coding: Coding | undefined): Promise<Loaded> {
    const name = file.name + (coding?.suffix ?? '');
    const path = join(root, name);
    const { size, mtimeMs } = await stat(path);
    const whole = size <= KEPT_FILE_BYTES ? await readFile(path) : undefined;
    // A hash of the content is the same on every instance and after every restart.
    const tag = whole
      ? createHash('sha256').update(whole).digest('base64url').slice(0, 22)
      : `${size}-${mtimeMs}`;
    const etag = `"${tag}"`;
    const unchanged = ['ETag', etag];
    if (file.codings.length > 0) unchanged.push('Vary', 'Accept-Encoding');
    const said = rules.headersOf(file.address);
    const type = said.get('Content-Type') ?? contentTypeOf(file.name);
    said.delete('Content-Type');
    for (const [header, value] of said) unchanged.push(header, value);
    if (!said.has('Cache-Control')) unchanged.push('Cache-Control', DEFAULT_CACHE_CONTROL);
    const headers = [...unchanged, 'Content-Type', type, 'Content-Length', String(whole?.byteLength ?? size)];
    if (coding) headers.push('Content-Encoding', coding.name);
    const loaded = { etag, unchanged, headers, body: whole ?? { path } };
    cache.set(name, loaded);
    return loaded;
  }

  return {
    ...rules,
    find: (address) => files.get(address),
    load: (file, coding) => cache.get(file.name + (coding?.suffix ?? '')) ?? read(file, coding),
    notFound: names.has(NOT_FOUND) ? fileOf(NOT_FOUND, `/${NOT_FOUND}`) : undefined,
    failed: names.has(FAILED) ? fileOf(FAILED, `/${FAILED}`) : undefined,
  };
}

function filesBelow(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return filesBelow(root, name);
    return entry.isFile() ? [name] : [];
  });
}

function addressOf(name: string): string {
  const path = `/${name}`.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  // Percent signs of a file name are literal.
  const address = normalizePath(path.replaceAll('%', '%25'));
  if (!address) throw new Error(`No address can name the file ${JSON.stringify(name)}: rename it.`);
  return address;
}

/** Estimated memory of a cache entry, in bytes. */
function sizeOf({ body, headers }: Loaded): number {
  return ENTRY_BYTES + (Buffer.isBuffer(body) ? body.byteLength : 0) + headers.join('').length;
}

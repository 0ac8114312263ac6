import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { contentTypeOf } from '@/lib/http/content-type';
import { parseStaticRules, type StaticRules } from '../http/static-rules';
import { normalPath } from './target';

/** Codings that files are stored in beside themselves, best first, and how their names end. */
const CODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
export type Coding = (typeof CODINGS)[number];

/** A file of the site, the address that its headers are said of, and the codings that lie beside it. */
export type SiteFile = { name: string; address: string; codings: readonly Coding[] };

/** A file in one coding, ready to be sent. Header lists alternate names and values. */
export type Loaded = {
  etag: string;
  headers: string[];
  /** What a 304 repeats (RFC 9110, 15.4.5), so that a policy that has changed reaches the browser's copy. */
  unchanged: string[];
  /** The bytes, or where they are when they are too many to be kept. */
  body: Buffer | { path: string };
};

export type SiteFolder = Pick<StaticRules, 'redirectOf' | 'headersOf'> & {
  /** @param address a path of normalPath */
  find: (address: string) => SiteFile | undefined;
  /** The file in one of its codings, or as it is. Throws what the disk throws. */
  load: (file: SiteFile, coding: Coding | undefined) => Loaded | Promise<Loaded>;
  /** The pages for what is not found and what has failed, where the site has them. */
  notFound: SiteFile | undefined;
  failed: SiteFile | undefined;
};

/** Bytes of files and headers that are kept in memory: the pages read most, whatever the site's size. */
const CACHE_BYTES = 8 * 1024 * 1024;
/** A larger file is read from the disk every time, piece by piece. */
const KEPT_FILE_BYTES = 256 * 1024;
/** What an entry costs besides what it holds, about. */
const ENTRY_BYTES = 512;

const NOT_FOUND = '404.html';
const FAILED = '500.html';
/** Not the visitors': instructions for the host, and screens without an address. */
const UNADDRESSED = ['_headers', '_redirects', NOT_FOUND, FAILED];

/**
 * Opens a folder as a CDN would: `a/b.html` at /a/b, `a/index.html` at /a/, others under their names, with the headers
 * and redirects of its own `_headers` and `_redirects`. Names are read once: only what lay there can be asked for, so
 * no path can lead out of the folder.
 * @throws an Error that names what in these two is wrong; what the disk throws
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
    // By content where it is read: the same on every instance, and after every restart.
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
    if (!said.has('Cache-Control')) unchanged.push('Cache-Control', 'public, max-age=0, must-revalidate');
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
  // A name is no address yet: its percent signs stand for themselves.
  const address = normalPath(path.replaceAll('%', '%25'));
  if (!address) throw new Error(`No address can name the file ${JSON.stringify(name)}: rename it.`);
  return address;
}

/** About what a file costs in memory, in bytes. */
function sizeOf({ body, headers }: Loaded): number {
  return ENTRY_BYTES + (Buffer.isBuffer(body) ? body.byteLength : 0) + headers.join('').length;
}

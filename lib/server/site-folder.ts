import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { parseStaticRules, type StaticRules } from '../http/static-rules';
import type { SiteFiles } from './pages';

/** Content codings of the precompressed copies, best first, and their suffixes. */
const CODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
type Coding = (typeof CODINGS)[number];

/** Memory for files, in bytes: the most requested pages, whatever the site's size. */
const CACHE_BYTES = 8 * 1024 * 1024;
/** A larger file is streamed from the disk every time. */
const MAX_CACHED_BYTES = 128 * 1024;
/** Estimated overhead of a cache entry. */
const ENTRY_BYTES = 512;
/** Longest Accept-Encoding that is parsed; browsers send 30 characters. */
const MAX_ACCEPT = 500;

/** A file in one coding: its tag, its size, and its bytes unless it is too large for the cache. */
type Loaded = { etag: string; size: number; bytes: Buffer<ArrayBuffer> | undefined };

/**
 * Opens a folder with the files of a site, and the rules of its own `_headers` and `_redirects`. Names are listed once, and
 * only these can be requested, so no path can lead out of the folder.
 * @throws an Error that names what is wrong in these two files; errors of the disk
 */
export function openSiteFolder(
  root: string,
  { cacheBytes = CACHE_BYTES } = {},
): { rules: StaticRules; files: SiteFiles } {
  const names = new Set(filesBelow(root));
  const text = (name: string) => (names.has(name) ? readFileSync(join(root, name), 'utf8') : '');
  const cache = new LRUCache<string, Loaded>({
    maxSize: cacheBytes,
    sizeCalculation: ({ bytes }) => ENTRY_BYTES + (bytes?.byteLength ?? 0),
  });

  async function load(name: string): Promise<Loaded> {
    const cached = cache.get(name);
    if (cached) return cached;
    const { size, mtimeMs } = await stat(join(root, name));
    const bytes = size <= MAX_CACHED_BYTES ? await readFile(join(root, name)) : undefined;
    // A hash of the content is the same on every instance and after every restart.
    const tag = bytes
      ? createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
      : `${size}-${mtimeMs}`;
    const loaded = { etag: `"${tag}"`, size: bytes?.byteLength ?? size, bytes };
    cache.set(name, loaded);
    return loaded;
  }

  return {
    rules: parseStaticRules(text('_headers'), text('_redirects')),
    files: {
      async open(escapedName, wanted) {
        const name = decodeURIComponent(escapedName);
        if (!names.has(name)) return undefined;
        const codings = CODINGS.filter(({ suffix }) => names.has(name + suffix));
        const coding = bestCoding(wanted.codings, codings);
        const copy = name + (coding?.suffix ?? '');
        const { etag, size, bytes } = await load(copy);
        const headers: Record<string, string> = { ETag: etag, 'Content-Length': String(size) };
        if (codings.length > 0) headers.Vary = 'Accept-Encoding';
        if (coding) headers['Content-Encoding'] = coding.name;
        if (wanted.tags && fresh({ 'if-none-match': wanted.tags }, { etag }))
          return { headers, body: null, unchanged: true };
        return {
          headers,
          body: wanted.body ? (bytes ?? (await streamOf(join(root, copy)))) : null,
          unchanged: false,
        };
      },
    },
  };
}

/** A file bit by bit. @throws when it cannot be opened, so that the answer can still be another one */
async function streamOf(path: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const handle = await open(path);
  return Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** The best coding that a client accepts; q-values are ignored, since browsers send none. */
function bestCoding(accepted: string | null, codings: readonly Coding[]): Coding | undefined {
  if (!accepted || accepted.length > MAX_ACCEPT || codings.length === 0) return undefined;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const names = negotiator.encodings(codings.map(({ name }) => name));
  return codings.find(({ name }) => names.includes(name));
}

function filesBelow(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return filesBelow(root, name);
    return entry.isFile() ? [name] : [];
  });
}

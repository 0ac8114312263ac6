import type { HeaderRule } from '../http/headers-file';
import {
  fileHeaders,
  generalHeaders,
  type HeaderSettings,
  pageHeaders,
  speculationRules,
} from '../http/security-headers.mjs';
import { pathsWithOptionalSlash } from '../http/trailing-slash.mjs';

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';
/** For icons, pictures beside shared links, and what every page requests: an old copy does no harm. */
const daily = 'public, max-age=86400';
const dailyFolders = ['/icone/', '/immagini/'];
const favicon = { path: '/favicon.ico', type: 'image/x-icon' };
const dailyFiles = [speculationRules.path, '/apple-touch-icon.png', favicon.path];

/** Where every name carries the hash of its content. */
const hashedFolders = ['/_next/static/', '/assets/islands/', '/assets/pictures/'];
const hashedFile = /^\/assets\/[\w-]+\.[\w-]{8,}\.(?:js|css)$/;

/** What the headers of a bundle depend on. */
export type HeaderFacts = {
  /** The policy of each page, by address; the error pages under their files' names. */
  policies: ReadonlyMap<string, string>;
  /** Address of the Markdown edition of a page, by the page's. */
  editions: ReadonlyMap<string, string>;
  /** Addresses of all other files. */
  files: readonly string[];
  /** Content types that do not follow from a file's extension. */
  contentTypes: ReadonlyMap<string, string>;
};

/**
 * The headers of every response: one rule for each page, and as few as possible for the rest. No two rules set the same
 * header of a response.
 */
export function headerRules(facts: HeaderFacts, settings: HeaderSettings): HeaderRule[] {
  // Which differs from file to file.
  const { 'Cross-Origin-Resource-Policy': _, ...general } = generalHeaders(settings);
  const pages = [...facts.policies].flatMap(([path, policy]) => {
    const edition = facts.editions.get(path);
    const headers = {
      ...fileHeaders(path),
      ...pageHeaders(path),
      'Content-Security-Policy': policy,
      'Cache-Control': revalidate,
      ...(edition && { Link: `<${edition}>; rel="alternate"; type="text/markdown"` }),
    };
    const spellings = pathsWithOptionalSlash.includes(path) ? [path, `${path}/`] : [path];
    return spellings.map((pattern) => ({ pattern, headers }));
  });
  const fixed = [speculationRules, favicon].map(({ path, type }) => [path, type] as const);
  const types = new Map([...facts.contentTypes, ...fixed]);
  const pageFolders = new Set([...facts.policies.keys()].map(firstFolder));
  const files = new Map<string, HeaderRule>();
  for (const path of facts.files) {
    const type = types.get(path);
    const rule = cacheRule(path, type !== undefined || pageFolders.has(firstFolder(path)));
    files.set(rule.pattern, {
      ...rule,
      headers: { ...rule.headers, ...fileHeaders(path), ...(type && { 'Content-Type': type }) },
    });
  }
  const all = [...pages, ...files.values()].sort((a, b) => (a.pattern < b.pattern ? -1 : 1));
  return [{ pattern: '/*', headers: general }, ...all];
}

/** How long a file may be cached: a rule for its whole folder unless it needs one of its own. */
function cacheRule(path: string, alone: boolean): HeaderRule {
  const hashed = hashedFolders.find((folder) => path.startsWith(folder));
  if (hashed) return { pattern: `${hashed}*`, headers: { 'Cache-Control': immutable } };
  if (hashedFile.test(path)) return { pattern: path, headers: { 'Cache-Control': immutable } };
  if (dailyFiles.includes(path)) return { pattern: path, headers: { 'Cache-Control': daily } };
  const drawn = dailyFolders.find((name) => path.startsWith(name));
  if (drawn) return { pattern: `${drawn}*`, headers: { 'Cache-Control': daily } };
  const folder = firstFolder(path);
  const pattern = alone || folder === path || folder === '/assets' ? path : `${folder}/*`;
  return { pattern, headers: { 'Cache-Control': revalidate } };
}

const firstFolder = (path: string) => /^\/[^/]*/.exec(path)?.[0] ?? path;

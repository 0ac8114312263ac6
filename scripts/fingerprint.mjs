// Tells whether the build is older than its sources (D32).
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundleFolder, serverFile } from '../lib/bundle-folder.mjs';
import { filesDigest } from '../lib/files-digest.mjs';
import { italianDay } from '../lib/italian-day.mjs';
import { root } from './bootstrap.mjs';

/** The files and folders that a build reads. */
export const sources = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'instrumentation.ts',
  'mdx-components.tsx',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];
/** The folder that the build itself writes. */
const generated = 'public/assets';
/** Settings whose values end up in prerendered pages (D3). */
const prerenderedSettings = [
  'SITE_URL',
  'STRUCTURED_DATA_URL',
  'NEWSLETTER_URL',
  'NEWSLETTER_TOKEN',
  'GA_MEASUREMENT_ID',
  'BOOKING_URL',
  'HSTS',
  'SHOW_DRAFTS',
];

/** The file with the fingerprint of the last build. It is in the cache of `.next`, which the build of a preview keeps. */
const stampFile = () => `.next/cache/${bundleFolder()}-stamp`;

/** @returns the digest of everything that a build depends on: sources, settings, the year, and the dates of texts that have passed */
export function fingerprint() {
  const hash = createHash('sha256').update(filesDigest(root, sources, (path) => path === generated));
  for (const name of prerenderedSettings) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  // The footer contains the year.
  hash.update(String(new Date().getFullYear()));
  return hash.update(daysPassed(join(root, 'content')).join('\0')).digest('hex');
}

/**
 * Lists the dates of texts that have passed in Italy. On each of them a text appeared, so an earlier build is out of date.
 * @param {string} folder
 * @param {Date} [now]
 */
export function daysPassed(folder, now = new Date()) {
  const today = italianDay(now);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && /^[^.].*\.mdx$/.test(entry.name))
    .flatMap((entry) => {
      const file = join(entry.parentPath, entry.name);
      const name = relative(folder, file);
      const [, frontmatter = ''] = readFileSync(file, 'utf8').split(/^---\s*$/m, 2);
      const dates = [...frontmatter.matchAll(/^(?:date|publishOn):\s*["']?(\d{4}-\d{2}-\d{2})/gm)];
      return dates.filter(([, day = '']) => day <= today).map(([line]) => `${name} ${line}`);
    })
    .sort();
}

/** @returns {boolean} whether the bundle is a finished build of these sources */
export const isBuilt = () =>
  [stampFile(), serverFile()].every((file) => existsSync(join(root, file))) &&
  readFileSync(join(root, stampFile()), 'utf8') === fingerprint();

/** Removes the stamp before a build, so that an interrupted build does not count as finished. */
export const clearBuildStamp = () => rmSync(join(root, stampFile()), { force: true });

/**
 * Writes the stamp of a finished build.
 * @param {string} digest the fingerprint taken before the build began
 */
export const writeBuildStamp = (digest) => writeFileSync(join(root, stampFile()), digest);

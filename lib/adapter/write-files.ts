import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { filesBelow } from '@/lib/files-below';
import type { SiteOutputs } from './outputs';
import type { WrittenPage } from './page-worker';
import type { GeneratedFile } from './precompress';

/** zlib compresses four at once; more would wait in memory. */
const CONCURRENCY = 4;

/** Files that bundle.ts writes. */
const bundlePaths = ['/_headers', '/_redirects', '/.assetsignore'];

/**
 * Writes every file that is not a page: those of public/, the answers of routes, Next's assets that pages name, and generated
 * files.
 * @returns their addresses
 * @throws if two files, or a file and a page, have one address
 */
export async function writeFiles(
  { files, assets }: Pick<SiteOutputs, 'files' | 'assets'>,
  pages: readonly WrittenPage[],
  generated: readonly GeneratedFile[],
  publicFolder: string,
  write: (name: string, content: Buffer | string) => Promise<void>,
): Promise<string[]> {
  // Without hidden files.
  const publicFiles = filesBelow(publicFolder).filter((name) => !/(?:^|\/)\./.test(name));
  const usedAssets = [...new Set(pages.flatMap((page) => page.assets))].sort();
  const copies = [
    ...publicFiles.map((name) => ({ path: `/${name}`, file: join(publicFolder, name) })),
    ...files,
    ...usedAssets.flatMap((path) => {
      const file = assets.get(path);
      return file ? [{ path, file }] : [];
    }),
  ];
  const pagePaths = pages.flatMap(({ path, files }) => [
    ...new Set([path, ...files.map((name) => `/${name}`)]),
  ]);
  refuseDuplicates([...pagePaths, ...bundlePaths, ...copies.map(({ path }) => path)]);
  const limit = pLimit(CONCURRENCY);
  await limit.map(copies, async ({ path, file }) => write(path.slice(1), await readFile(file)));
  await limit.map(generated, ({ path, text }) => write(path.slice(1), text));
  return [...copies, ...generated].map(({ path }) => path);
}

function refuseDuplicates(paths: readonly string[]): void {
  const seen = new Set<string>();
  for (const path of paths) {
    if (seen.has(path))
      throw new Error(`${path} is both in public/ and made by a route or the build: keep one of them.`);
    seen.add(path);
  }
}

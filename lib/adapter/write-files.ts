import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { filesBelow } from '@/lib/files-below';
import type { SiteOutputs } from './outputs';
import { type GeneratedFile, writeBundleFile } from './precompress';
import type { WrittenPage } from './write-pages';

/** zlib compresses four files at once; more would wait in memory. */
const CONCURRENCY = 4;

/** Paths of the files that bundle.ts writes. */
const bundlePaths = ['/_headers', '/_redirects', '/.assetsignore'];

/**
 * Writes every file that is not a page: those of public/ without hidden files, the responses of routes, Next's assets that
 * pages name, and generated files.
 * @returns their paths
 * @throws if two files, or a file and a page, have one path
 */
export async function writeFiles(
  { files, assets }: Pick<SiteOutputs, 'files' | 'assets'>,
  pages: readonly WrittenPage[],
  generated: readonly GeneratedFile[],
  { publicFolder, siteFolder }: { publicFolder: string; siteFolder: string },
): Promise<string[]> {
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
  // A page uses its path and those of its files; the path of an error page is the name of its file.
  const pagePaths = pages.flatMap(({ path, files }) => [
    ...new Set([path, ...files.map((name) => `/${name}`)]),
  ]);
  refuseDuplicates([...pagePaths, ...bundlePaths, ...copies.map(({ path }) => path)]);
  const write = (path: string, content: Buffer | string) =>
    writeBundleFile(siteFolder, [path.slice(1)], content);
  const limit = pLimit(CONCURRENCY);
  await limit.map(copies, async ({ path, file }) => write(path, await readFile(file)));
  await limit.map(generated, ({ path, text }) => write(path, text));
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

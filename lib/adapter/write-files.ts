import { join } from 'node:path';
import pLimit from 'p-limit';
import { neededAssets } from './assets';
import { type BundleWriter, CONCURRENCY, filesBelow, type MadeFile } from './bundle-writer';
import type { SiteOutputs } from './outputs';
import type { WrittenPage } from './page-worker';

/**
 * Writes every file that is not a page: those of public/, the answers of routes, Next's assets that pages name, and what
 * was made for this bundle.
 * @returns their addresses
 * @throws if two files, or a file and a page, have one address
 */
export async function writeFiles(
  { files, assets }: Pick<SiteOutputs, 'files' | 'assets'>,
  pages: readonly WrittenPage[],
  made: readonly MadeFile[],
  publicFolder: string,
  writer: BundleWriter,
): Promise<string[]> {
  const publicFiles = await filesBelow(publicFolder);
  const nextAssets = neededAssets(new Set(pages.flatMap((page) => page.assets)), assets);
  const copied = [
    ...publicFiles.map((name) => ({ path: `/${name}`, file: join(publicFolder, name) })),
    ...files,
    ...nextAssets.map((path) => ({ path, file: assets.get(path) ?? '' })),
  ];
  const ofPages = pages.flatMap(({ path, files }) => [
    ...new Set([path, ...files.map((name) => `/${name}`)]),
  ]);
  refuseDoubles([...ofPages, ...writtenLast, ...copied.map(({ path }) => path)]);
  const limit = pLimit(CONCURRENCY);
  await limit.map(copied, ({ path, file }) => writer.copy(path.slice(1), file));
  await limit.map(made, ({ path, text }) => writer.write(path.slice(1), text));
  return [...copied, ...made].map(({ path }) => path);
}

/** What the bundle itself holds besides. */
const writtenLast = ['/llms.txt', '/_headers', '/_redirects', '/.assetsignore'];

/** Two sources of one address, or of one file, would overwrite each other. */
function refuseDoubles(paths: readonly string[]): void {
  const seen = new Set<string>();
  for (const path of paths) {
    if (seen.has(path))
      throw new Error(`${path} is both in public/ and made by a route or the build: keep one of them.`);
    seen.add(path);
  }
}

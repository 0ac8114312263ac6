import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A page that a build may take from an earlier one (lib/build-cache.ts), by the hash of what it is rendered from. */
export type RenderedPage = {
  path: string;
  /** `next start` does not know the pages of this route that a build has not rendered. */
  route: string;
  key: string;
  /** Whether this build takes it from the cache instead of rendering it. */
  kept: boolean;
};

/** Where rendered pages are kept from build to build, relative to the project. */
export const renderedFolder = '.next/cache/rendered';
/** A list for each route: Next asks for their pages in several processes. */
const lists = '.next/rendered-pages';

/** Notes for the adapter which pages of a route this build has rendered, and which it has kept. */
export async function writeRenderedPages(project: string, pages: readonly RenderedPage[]): Promise<void> {
  const folder = join(/* turbopackIgnore: true */ project, lists);
  const name = `${encodeURIComponent(pages[0]?.route ?? '')}.json`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), JSON.stringify(pages));
}

/** @returns none where the build has noted none */
export async function readRenderedPages(project: string): Promise<RenderedPage[]> {
  const folder = join(project, lists);
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => JSON.parse(text));
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A page that a build may take from an earlier one (lib/build-cache.ts), by the hash of what it is rendered from. */
export type RenderedPage = {
  path: string;
  key: string;
  /** Whether this build takes it from the cache instead of rendering it. */
  kept: boolean;
};

/** The route whose pages are kept. `next start` does not know those that a build has not rendered. */
export const keptRoute = '/novita/[slug]';

/** Where rendered pages are kept from build to build, relative to the project. */
export const renderedFolder = '.next/cache/rendered';
const listFile = '.next/rendered-pages.json';

/** Notes for the adapter which pages this build has rendered, and which it has kept. */
export async function writeRenderedPages(project: string, pages: readonly RenderedPage[]): Promise<void> {
  const file = join(/* turbopackIgnore: true */ project, listFile);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(pages));
}

/** @returns none where the build has noted none */
export async function readRenderedPages(project: string): Promise<RenderedPage[]> {
  return JSON.parse(await readFile(join(project, listFile), 'utf8').catch(() => '[]'));
}

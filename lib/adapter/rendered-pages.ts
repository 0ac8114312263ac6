import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { withoutFlight } from '@/lib/adapter/page/strip-runtime';
import { readEntry, writeEntry } from '../build-cache';
import { readRenderedPages, renderedFolder } from '../rendered-pages';
import type { PageOutput } from './outputs';

/** A page as Next has prerendered it. */
export const renderedPage = async (file: string): Promise<string> =>
  withoutFlight(await readFile(file, 'utf8'));

/** A page as an earlier build has rendered it. @param file its entry in the cache */
export async function keptPage(file: string): Promise<string> {
  const html = await readEntry(dirname(file), basename(file));
  if (!html) throw new Error(`${file} has gone during the build: build again.`);
  return html.toString('utf8');
}

/** The pages that this build has taken from earlier ones instead of rendering them. */
export async function keptPages(project: string): Promise<PageOutput[]> {
  const pages = await readRenderedPages(project);
  return pages
    .filter(({ kept }) => kept)
    .map(({ path, route, key }) => ({
      path,
      route,
      file: join(project, renderedFolder, key),
      kept: true,
      modules: [],
    }));
}

/** Keeps the pages that this build has rendered for later ones. */
export async function keepRendered(project: string, outputs: readonly PageOutput[]): Promise<void> {
  const folder = join(project, renderedFolder);
  const keys = new Map((await readRenderedPages(project)).map(({ path, key }) => [path, key]));
  for (const { path, file, kept } of outputs) {
    const key = keys.get(path);
    if (!key || kept || existsSync(join(folder, key))) continue;
    await writeEntry(folder, key, Buffer.from(await renderedPage(file)));
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './collect';

/** The folders of components/ that are shown, the smallest parts first. */
export const folders = ['ui', 'pictures', 'mdx', 'forms', 'sections', 'layout'] as const;

/** How a module is had by its path: a bundler must see the folder in the call, so each caller brings its own. */
type Load = (path: string) => Promise<Readonly<Record<string, unknown>>>;

/** The files below a folder of the project whose path ends as told, in order. */
export const filesOf = (folder: string, end: string): string[] =>
  readdirSync(join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`)
    .sort();

/** The modules of these files, one after the other: asked for at once, some runners make a module twice. */
export async function sourcesOf(files: readonly string[], load: Load): Promise<Source[]> {
  const sources: Source[] = [];
  for (const file of files) {
    const client = readFileSync(join(process.cwd(), file), 'utf8').startsWith("'use client'");
    sources.push({ file, client, exports: await load(file) });
  }
  return sources;
}

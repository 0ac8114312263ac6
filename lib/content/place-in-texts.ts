import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/lib/files-below';
import { collections } from './collections';

/**
 * The existing files with the text of a page, the MDX file first.
 * @param path of the page
 */
export const filesOfPage = (path: string, project: string): string[] =>
  [
    ...collections
      .filter(({ owns }) => owns(path))
      .map(({ base, folder }) => `${folder}${path.slice(base.length)}.mdx`),
    `content/legal${path}.mdx`,
    `content/pages${path === '/' ? '/home' : path}.ts`,
  ].filter((name) => existsSync(join(project, name)));

/** Files with texts that several pages share. */
const sharedFiles = (project: string): string[] =>
  existsSync(join(project, 'content'))
    ? filesBelow(join(project, 'content'))
        .filter((name) => name.endsWith('.ts') && !name.startsWith('pages/'))
        .map((name) => `content/${name}`)
    : [];

/**
 * Finds the first line that matches, in the files of a page and then in the shared ones.
 * @param path of the page
 */
export function placeInTexts(
  path: string,
  project: string,
  matches: (line: string) => boolean,
): { file: string; line: number } | undefined {
  for (const file of [...filesOfPage(path, project), ...sharedFiles(project)]) {
    const index = readFileSync(join(project, file), 'utf8').split('\n').findIndex(matches);
    if (index >= 0) return { file, line: index + 1 };
  }
  return undefined;
}

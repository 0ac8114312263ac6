import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/lib/files-below';
import { parsePage } from '@/lib/html/tree';
import { type PartQuestions, readSearchContent } from './content';
import { searchText } from './search-text';
import { writeSearchIndex } from './write-index';

/** Names of error pages, which have no path of their own. */
const errorPages = /^_|^errore$/;

/**
 * Writes the search index from the output of `next build`, unless the adapter has done so. The site works without an index, so
 * a failure is only logged.
 * @param project folder of the project
 * @param ofTexts the questions that stand in texts
 */
export async function ensureSearchIndex(
  project: string,
  ofTexts: readonly PartQuestions[] = [],
): Promise<void> {
  const output = join(project, 'public/assets/search');
  const pages = join(project, '.next/server/app');
  try {
    if (changedAt(join(output, 'answers.json')) > changedAt(join(project, '.next/BUILD_ID'))) return;
    const texts = builtPages(pages).flatMap(
      ({ path, file }) => searchText(path, parsePage(readFileSync(file, 'utf8'))) ?? [],
    );
    await writeSearchIndex(texts, readSearchContent(project, ofTexts), output);
  } catch (error) {
    console.error('The search index could not be made:', error);
  }
}

/** When a file was written, in milliseconds since 1970; 0 if it does not exist. */
const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Path and file of every prerendered page, sorted by path. */
function builtPages(folder: string): { path: string; file: string }[] {
  return filesBelow(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name: name.slice(0, -'.html'.length), file: join(folder, name) }))
    .filter(({ name }) => !errorPages.test(name))
    .map(({ name, file }) => ({ path: name === 'index' ? '/' : `/${name}`, file }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

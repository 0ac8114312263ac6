import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import type { SearchText } from './search-text';

/** Most files of page texts: with more pages, several share one. */
const MOST_FRAGMENTS = 200;
/** Most words in words.txt, the most frequent ones. */
const MOST_WORDS = 4000;

/**
 * Writes what the browser loads when somebody searches: Pagefind's index, with Italian stemming; beside it
 * `pages.json`, the titles to choose from where the index cannot run, and `words.txt`, the words that a mistyped one may
 * have been. Deterministic: the same pages give the same files.
 * @param pages in the order that the index numbers them
 * @param output the folder, emptied first
 * @throws if the index cannot be written
 */
export async function writeSearchIndex(pages: readonly SearchText[], output: string): Promise<void> {
  const { index, errors } = await createIndex({ forceLanguage: 'it', maxFragments: MOST_FRAGMENTS });
  if (!index) throw new Error(`The search index could not be created: ${errors.join('; ')}`);
  const words = new Map<string, number>();
  for (const { path, html, text } of pages) {
    const result = await index.addHTMLFile({ url: path, content: html });
    if (result.errors.length > 0) throw new Error(`${path}: ${result.errors.join('; ')}`);
    countWords(text, words);
  }
  await rm(output, { recursive: true, force: true });
  const written = await index.writeFiles({ outputPath: output });
  if (written.errors.length > 0) {
    throw new Error(`The search index could not be written: ${written.errors.join('; ')}`);
  }
  // Ready-made panels that this site does not use, and the program for pages of no known language.
  for (const file of await readdir(output)) {
    if (/-ui\.|highlight|^wasm\.unknown/.test(file)) await rm(join(output, file));
  }
  // Ends Pagefind's process.
  await close();
  await writeFile(join(output, 'pages.json'), JSON.stringify(pages.map(({ path, title }) => [path, title])));
  await writeFile(join(output, 'words.txt'), frequent(words).join('\n'));
}

/** Adds the words of a page, each counted once. */
function countWords(text: string, words: Map<string, number>): void {
  for (const word of new Set(
    text.toLocaleLowerCase('it').match(/(?<![\p{L}\p{N}])\p{L}{4,24}(?![\p{L}\p{N}])/gu),
  )) {
    words.set(word, (words.get(word) ?? 0) + 1);
  }
}

/** The words that most pages hold, the most frequent first. */
function frequent(words: ReadonlyMap<string, number>): string[] {
  return [...words]
    .sort(([a, often], [b, oftener]) => oftener - often || (a < b ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(([word]) => word);
}

import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { searchable } from './searchable';

/** More pages than these share files of their texts, or a thousand articles would be a thousand files. */
const MOST_FRAGMENTS = 200;
/** Words that a mistyped one is compared with: the most frequent ones. */
const MOST_WORDS = 4000;

/**
 * Writes what the browser loads when somebody searches: Pagefind's index, with Italian stemming; beside it
 * `pages.json`, the titles to choose from where the index cannot run, and `words.txt`, the words that a mistyped one may
 * have been. Deterministic: the same pages give the same files.
 * @param pages address and file, in the order that the index numbers them
 * @param output the folder, emptied first
 * @returns how many pages can be found
 * @throws if a page cannot be read or the index cannot be written
 */
export async function writeSearchIndex(
  pages: Iterable<{ path: string; file: string }>,
  output: string,
): Promise<number> {
  const { index, errors } = await createIndex({ forceLanguage: 'it', maxFragments: MOST_FRAGMENTS });
  if (!index) throw new Error(`The search index could not be begun: ${errors.join('; ')}`);
  const titles: [path: string, title: string][] = [];
  const words = new Map<string, number>();
  for (const { path, file } of pages) {
    const found = searchable(path, await readFile(file, 'utf8'));
    if (!found) continue;
    const result = await index.addHTMLFile({ url: path, content: found.html });
    if (result.errors.length > 0) throw new Error(`${path}: ${result.errors.join('; ')}`);
    titles.push([path, found.title]);
    countWords(found.text, words);
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
  // Its helper process would stay for as long as the build runs.
  await close();
  await writeFile(join(output, 'pages.json'), JSON.stringify(titles));
  await writeFile(join(output, 'words.txt'), frequent(words).join('\n'));
  return titles.length;
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

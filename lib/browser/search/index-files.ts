import { once } from '@/lib/browser/once';
import type { SearchIndex } from '@/lib/schema/search-index';
import { type AnswerIndex, readIndex } from './answer-index';
import { loadCopy } from './copy';
import { type Language, languageOf } from './words';

const folder = '/assets/search/';
/** Maximum number of files of older articles, 250 articles each. */
const MAX_ARCHIVES = 20;

async function read(name: string): Promise<SearchIndex> {
  const response = await fetch(folder + name);
  if (!response.ok) throw new Error(`${folder + name}: ${response.status}`);
  return (await response.json()) as SearchIndex;
}

const indexes: AnswerIndex[] = [];
const waiting = new Set<() => void>();

/** Calls back each time when older articles can be searched too. */
export const onArchive = (callback: () => void): void => void waiting.add(callback);

/** Loads the files of older articles one after the other. A missing one only leaves its articles out. */
async function loadArchives(count: number, language: Language): Promise<void> {
  for (let number = 1; number <= Math.min(count, MAX_ARCHIVES); number += 1) {
    try {
      indexes.push(readIndex(await read(`archive-${number}.json`), language));
    } catch {
      continue;
    }
    for (const callback of waiting) callback();
  }
}

/**
 * Loads the index: all pages and the latest articles; older articles follow.
 * @returns what can be searched by now
 * @throws without a connection, or if the site is not built
 */
export const loadIndexes = once(async (): Promise<readonly AnswerIndex[]> => {
  const [source, copy] = await Promise.all([read('answers.json'), loadCopy()]);
  const language = languageOf(copy.language);
  indexes.push(readIndex(source, language));
  void loadArchives(source.archives, language);
  return indexes;
});

/** Starts to load the index early. Errors appear at the first search. */
export const preloadIndex = (): void => void loadIndexes().catch(() => {});

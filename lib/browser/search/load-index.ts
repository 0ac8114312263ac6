import { once } from '@/lib/browser/once';
import type { SearchIndex } from '@/lib/schema/search-index';
import { type AnswerIndex, readIndex } from './answer-index';
import { loadCopy } from './copy';
import { languageOf } from './words';

const address = '/assets/search/answers.json';

/**
 * Loads the index, and the words of the language with it.
 * @throws without a connection, or if the site is not built
 */
export const loadIndex = once(async (): Promise<AnswerIndex> => {
  const [response, { language }] = await Promise.all([fetch(address), loadCopy()]);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return readIndex((await response.json()) as SearchIndex, languageOf(language));
});

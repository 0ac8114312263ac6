import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { italian } from '@/content/search/italian';
import { readIndex } from '@/lib/browser/search/answer-index';
import { languageOf } from '@/lib/browser/search/words';
import type { SearchIndex } from '@/lib/schema/search-index';

/** An index as the browser loads it, from fixtures/<name>.json: `prices` or `subjects`. */
export const fixtureIndex = (name: string): SearchIndex =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', `${name}.json`), 'utf8')) as SearchIndex;

/** An index of a few parts, prepared for questions. Missing fields are empty. */
export const smallIndex = (source: Partial<SearchIndex>) =>
  readIndex(
    { pages: [], parts: [], synonyms: '', offTopic: '', professions: [], gaps: [], ...source },
    languageOf(italian),
  );

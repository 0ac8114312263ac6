import { italian } from '@/content/search/italian';
import { readIndex } from '@/lib/browser/search/answer-index';
import { languageOf } from '@/lib/browser/search/words';
import type { SearchIndex } from '@/lib/schema/search-index';

/** An index of a few parts. Missing fields are empty. */
export const smallIndex = (source: Partial<SearchIndex>) =>
  readIndex(
    { pages: [], parts: [], synonyms: '', offTopic: '', professions: [], gaps: [], ...source },
    languageOf(italian),
  );

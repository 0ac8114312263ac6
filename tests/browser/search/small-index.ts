import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { italian } from '@/content/search/italian';
import { readIndex } from '@/lib/browser/search/answer-index';
import { languageOf } from '@/lib/browser/search/words';
import type { SearchIndex } from '@/lib/schema/search-index';

/** An index whose parts are written each in one place. */
type SmallIndex = Pick<SearchIndex, 'pages'> &
  Partial<Pick<SearchIndex, 'synonyms' | 'gaps'>> & {
    parts: [page: number, anchor: string, heading: string, text: string, questions: string][];
  };

/** The index of fixtures/<name>.json: `prices` or `subjects`. */
export const fixtureIndex = (name: string): SmallIndex =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', `${name}.json`), 'utf8')) as SmallIndex;

/** An index of a few parts, prepared for questions. */
export const smallIndex = ({ parts, ...source }: SmallIndex) =>
  readIndex(
    {
      synonyms: '',
      gaps: [],
      ...source,
      parts: parts.map(([page, anchor, heading]) => [page, anchor, heading]),
      texts: parts.map(([, , , text]) => text),
      questions: parts.map(([, , , , questions]) => questions),
    },
    languageOf(italian),
  );

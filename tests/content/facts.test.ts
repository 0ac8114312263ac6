import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { readGaps } from '@/lib/search/content';
import { contentSources, placesOf, readFacts } from '@/lib/tools/launch/facts';

describe('content/facts.csv', () => {
  const sources = contentSources();
  const facts = readFacts(sources);

  it('names places that contain the words of its statements', () => {
    const missing = facts
      .filter(({ state }) => state === 'open' || state === 'confirmed')
      .flatMap(({ places }) => places)
      // What is said about an office goes with it.
      .filter(({ file }) => file !== 'site.ts' || Object.keys(site.addresses).length === 3)
      .filter(({ file, words }) => !sources.get(file)?.includes(words));
    expect(missing).toEqual([]);
  });

  it('strikes only statements that no text makes any more', () => {
    const struck = facts.filter(({ state }) => state === 'struck');
    expect(struck.flatMap((fact) => placesOf(fact, sources))).toEqual([]);
  });

  it('has a question with the same id for each gap of the search', () => {
    const questions = facts.filter(({ state }) => state === 'question').map(({ id }) => id);
    expect(questions).toEqual(expect.arrayContaining(readGaps('.').map(({ id }) => id)));
  });
});

import { describe, expect, it } from 'vitest';
import { readGaps } from '@/lib/search/content';
import { contentSources, readFacts } from '@/scripts/launch/facts';

describe('content/facts.csv', () => {
  const facts = readFacts(contentSources());

  it('has a question with the same id for each gap of the search', () => {
    const questions = facts.filter(({ state }) => state === 'question').map(({ id }) => id);
    expect(questions).toEqual(expect.arrayContaining(readGaps('.').map(({ id }) => id)));
  });
});

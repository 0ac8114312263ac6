import { expect, it } from 'vitest';
import { readUnsaid } from '@/lib/search/content';
import { contentSources, readFacts } from '@/lib/tools/launch/facts';

it('what the site does not say is a question to its owner, with the same id', () => {
  const asked = readFacts(contentSources()).filter(({ state }) => state === 'question');
  const ids = asked.map(({ id }) => id);
  expect(
    readUnsaid('.')
      .map(({ id }) => id)
      .filter((id) => !ids.includes(id)),
  ).toEqual([]);
});

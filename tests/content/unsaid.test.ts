import { expect, it } from 'vitest';
import { readUnsaid } from '@/lib/search/content';
import { contentSources, readFacts } from '@/lib/tools/launch/facts';

it('each subject that the site does not cover is a question to the owner, with the same id', () => {
  const asked = readFacts(contentSources()).filter(({ state }) => state === 'question');
  const ids = asked.map(({ id }) => id);
  expect(
    readUnsaid('.')
      .map(({ id }) => id)
      .filter((id) => !ids.includes(id)),
  ).toEqual([]);
});

import { expect, it } from 'vitest';
import { planTags } from '@/content/plans';
import { texts } from '@/content/texts';
import { titleWithoutKind, toLesson } from '@/lib/content/guide-cards';

it('lessons of the support centre refuse a guide that does not exist, and one that says no level', () => {
  const item = { title: 'Prova', text: 'Prova', guide: 'manca' };
  expect(() => toLesson(item, texts.lessonLevels, planTags)).toThrow(/«manca» in content\/docs/);
  const silent = { ...item, guide: 'api-auth' };
  expect(() => toLesson(silent, texts.lessonLevels, planTags)).toThrow(/api-auth\.mdx.*«level» e «minutes»/);
});

it('a title under the heading of its kind does not repeat it', () => {
  expect(titleWithoutKind('Tutorial: analizzare un contratto', 'Tutorial')).toBe('Analizzare un contratto');
  expect(titleWithoutKind('API: esempi di richiesta', 'API')).toBe('Esempi di richiesta');
  expect(titleWithoutKind('Riferimento delle API', 'API')).toBe('Riferimento delle API');
});

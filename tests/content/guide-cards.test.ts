import { expect, it } from 'vitest';
import { planTags } from '@/content/plans';
import { textCopy } from '@/content/text-copy';
import { titleWithoutKind, toLesson } from '@/lib/content/guide-cards';

it('a lesson of the support centre needs a guide that exists and has a level and a duration', () => {
  const lesson = { title: 'Prova', text: 'Prova', guide: 'manca' };
  expect(() => toLesson(lesson, textCopy.lessonLevels, planTags)).toThrow(/«manca» in content\/docs/);
  const guideWithoutLevel = { ...lesson, guide: 'api-auth' };
  expect(() => toLesson(guideWithoutLevel, textCopy.lessonLevels, planTags)).toThrow(
    /api-auth\.mdx.*«level» e «minutes»/,
  );
});

it('a title under the heading of its kind does not repeat it', () => {
  expect(titleWithoutKind('Tutorial: analizzare un contratto', 'Tutorial')).toBe('Analizzare un contratto');
  expect(titleWithoutKind('API: esempi di richiesta', 'API')).toBe('Esempi di richiesta');
  expect(titleWithoutKind('Riferimento delle API', 'API')).toBe('Riferimento delle API');
});

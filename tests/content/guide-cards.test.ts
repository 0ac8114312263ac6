import { describe, expect, it } from 'vitest';
import { lessons } from '@/content/pages/supporto';
import { texts } from '@/content/texts';
import { guides } from '@/lib/content';
import { titleWithoutKind, toLesson } from '@/lib/content/guide-cards';

describe('lessons of the support centre', () => {
  it('say the level and the length of the guides they lead to (specification, section 2; D11)', () => {
    const all = guides();
    expect(
      lessons.items.map((item) => {
        const { title, level, minutes, href } = toLesson(item, all, texts.lessonLevels);
        return [title, level, minutes, href];
      }),
    ).toEqual([
      ['Configurazione iniziale', 'Base', 15, '/documentazione/guida-introduttiva'],
      ['Ricerca semantica avanzata', 'Intermedio', 20, '/documentazione/ricerca-avanzata'],
      ['Automazione dei flussi documentali', 'Avanzato', 30, '/documentazione/tutorial-workflow'],
    ]);
  });

  it('refuse a guide that does not exist, and one that says no level', () => {
    const item = { title: 'Prova', text: 'Prova', guide: 'manca' };
    expect(() => toLesson(item, guides(), texts.lessonLevels)).toThrow(/«manca» in content\/docs/);
    const silent = { ...item, guide: 'api-auth' };
    expect(() => toLesson(silent, guides(), texts.lessonLevels)).toThrow(
      /api-auth\.mdx.*«level» e «minutes»/,
    );
  });
});

it('a title under the heading of its kind does not repeat it', () => {
  expect(titleWithoutKind('Tutorial: analizzare un contratto', 'Tutorial')).toBe('Analizzare un contratto');
  expect(titleWithoutKind('API: esempi di richiesta', 'API')).toBe('Esempi di richiesta');
  expect(titleWithoutKind('Riferimento delle API', 'API')).toBe('Riferimento delle API');
});

import { expect, test } from 'vitest';
import { titleWithoutKind } from '@/lib/content/guide-cards';

test('a title under the heading of its kind does not repeat it', () => {
  expect(titleWithoutKind('Tutorial: analizzare un contratto', 'Tutorial')).toBe('Analizzare un contratto');
  expect(titleWithoutKind('API: esempi di richiesta', 'API')).toBe('Esempi di richiesta');
  expect(titleWithoutKind('Riferimento delle API', 'API')).toBe('Riferimento delle API');
});

import { expect, test } from 'vitest';
import { shelfTitle } from '@/lib/content/shelf-title';

test('a title under the heading of its kind does not repeat it', () => {
  expect(shelfTitle('Tutorial: analizzare un contratto', 'Tutorial')).toBe('Analizzare un contratto');
  expect(shelfTitle('API: esempi di richiesta', 'API')).toBe('Esempi di richiesta');
  expect(shelfTitle('Riferimento delle API', 'API')).toBe('Riferimento delle API');
});

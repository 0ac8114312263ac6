import { describe, expect, it } from 'vitest';
import { valueAt } from '@/app/_shared/mdx-values';
import { figures } from '@/content/figures';
import { site } from '@/content/site';
import { headingOf } from '@/lib/content/slug';
import { outline, parseText } from '@/lib/content/text-tree';

describe('a value inside a text', () => {
  it('is printed by its path, and a list joined by commas', () => {
    expect(valueAt(site, 'offices.head.city', 'Site')).toBe(site.offices.head.city);
    expect(valueAt(figures, 'formats', 'Value')).toBe(figures.formats.join(', '));
  });

  it.each(['mail', 'mail.stampa', 'toString', 'mail.info.length', ''])(
    'with the unknown path %j is an error that lists the valid paths',
    (field) => {
      expect(() => valueAt(site, field, 'Site')).toThrow(
        /<Site field=.*il campo non esiste\. Quelli validi sono: .*mail\.privacy/,
      );
    },
  );
});

describe('the headings of a text', () => {
  const outlineOf = (source: string) => outline(parseText(source));

  it('do not include lines of code, and have plain words', () => {
    const body = '## Uno **due**\n```md\n## no\n```\n### `Tre` [quattro](/x)\n~~~\n## no\n~~~\n## Cinque ##';
    expect(outlineOf(body)).toEqual([
      { id: 'uno-due', text: 'Uno due', depth: 2 },
      { id: 'tre-quattro', text: 'Tre quattro', depth: 3 },
      { id: 'cinque', text: 'Cinque', depth: 2 },
    ]);
  });

  it('have the anchor that the text states', () => {
    expect(outlineOf('## Cinque mosse [#cinque-passi]')).toEqual([
      { id: 'cinque-passi', text: 'Cinque mosse', depth: 2 },
    ]);
    expect(headingOf('Solo [#]').id).toBe('solo');
  });
});

import { describe, expect, it } from 'vitest';
import { bestParts, type Hit, type IndexedPage, type Passage } from '@/lib/browser/search/passages';

const written = (passage: Passage | undefined) =>
  passage?.map(({ text, matched }) => (matched ? `[${text}]` : text)).join('');

const filler = (words: number) => Array.from({ length: words }, (_, index) => `parola${index}`).join(' ');

/** A page of a beginning and two parts, and hits at these words. */
function page(parts: [string, string, string]): IndexedPage {
  const [first, second] = parts;
  const count = (text: string) => text.split(' ').length;
  return {
    url: '/prezzi',
    content: parts.join(' '),
    meta: { title: 'Prezzi' },
    anchors: [
      { element: 'div', id: 'altro', text: '', location: 2 },
      { element: 'h2', id: 'piani', text: 'I piani.', location: count(first) },
      { element: 'h3', id: 'iva', text: 'Senza IVA.', location: count(first) + count(second) },
    ],
  };
}

const hit = (text: IndexedPage, wanted: string, word = 0, score = 1): Hit => ({
  location: text.content.split(' ').findIndex((each) => each.includes(wanted)),
  word,
  score,
});

describe('bestParts', () => {
  const prices = page([
    'Prezzi trasparenti.',
    'I piani. Il prezzo, (per utente), è di 49 €.',
    `Senza IVA. ${filler(60)} utente finale`,
  ]);

  it('leads to the heading over the words, and marks them without the signs around', () => {
    const [part] = bestParts(prices, [hit(prices, 'prezzo'), hit(prices, 'utente', 1)], 2);
    expect(part?.href).toBe('/prezzi#piani');
    expect(written(part?.heading)).toBe('I piani');
    expect(written(part?.passage)).toBe('Il [prezzo], (per [utente]), è di 49 €.');
  });

  it('prefers a part that holds more of the words', () => {
    const hits = [
      hit(prices, 'finale'),
      hit(prices, 'parola1'),
      hit(prices, 'parola2'),
      hit(prices, '49', 1),
      hit(prices, 'prezzo'),
    ];
    expect(bestParts(prices, hits, 2).map(({ href }) => href)).toEqual(['/prezzi#piani', '/prezzi#iva']);
    expect(bestParts(prices, hits, 1)).toHaveLength(1);
  });

  it('shows the text around the match, or what follows a heading that matches itself', () => {
    const [late] = bestParts(prices, [hit(prices, 'finale')], 1);
    expect(written(late?.passage)).toMatch(/ [^ ]+ utente \[finale\]$/);
    const [heading] = bestParts(prices, [hit(prices, 'IVA')], 1);
    expect(written(heading?.heading)).toBe('Senza [IVA]');
    expect(written(heading?.passage)).toMatch(/^parola0 parola1 /);
  });

  it('marks neighbours as one', () => {
    const hits = [
      hit(prices, 'prezzo'),
      { ...hit(prices, 'prezzo'), location: hit(prices, 'prezzo').location - 1 },
    ];
    expect(written(bestParts(prices, hits, 1)[0]?.passage)).toMatch(/^\[Il prezzo\], /);
  });

  it('begins where the page begins when only its title matched', () => {
    const [part] = bestParts(prices, [], 1);
    expect(part?.href).toBe('/prezzi');
    expect(written(part?.passage)).toMatch(/^Prezzi trasparenti\./);
  });
});

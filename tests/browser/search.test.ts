import { describe, expect, it } from 'vitest';
import { toPassage } from '@/lib/browser/search';

describe('toPassage', () => {
  it('parts the matched words from the rest', () => {
    expect(toPassage('i <mark>ruoli</mark> e i permessi')).toEqual([
      { text: 'i ', matched: false },
      { text: 'ruoli', matched: true },
      { text: ' e i permessi', matched: false },
    ]);
    expect(toPassage('<mark>Ruoli</mark>')).toEqual([{ text: 'Ruoli', matched: true }]);
  });

  it('reads entities once, and never markup', () => {
    expect(toPassage('&lt;b&gt; &amp;amp; &quot;x&quot; &#39;')).toEqual([
      { text: '<b> &amp; "x" \'', matched: false },
    ]);
  });
});

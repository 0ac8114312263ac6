import { describe, expect, it } from 'vitest';
import { facts } from '@/content/facts';
import type { FactTopic } from '@/lib/schema/fact';
import { contentSources, factFindings, missingWords, placesOf } from '@/lib/tools/launch/facts';

const sources = contentSources();
const all = facts.flatMap((topic) => topic.facts);

describe('the facts that the specification does not hold', () => {
  it('have a name of their own and a place each', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ said }) => said.length === 0)).toEqual([]);
  });

  it('are said where the list says', () => {
    expect(missingWords(facts, sources)).toEqual([]);
  });

  it('stand nowhere once they are struck', () => {
    expect(all.filter(({ state }) => state === 'struck').flatMap((fact) => placesOf(fact, sources))).toEqual(
      [],
    );
  });
});

describe('a list of facts', () => {
  const text = new Map([
    ['pages/soluzioni/legale.ts', 'export const a = 1;\nconst text = "Il server è verde";\n'],
    ['docs/guida.mdx', 'Il server è verde, e la guida lo ripete.\n'],
  ]);
  const topics = (state: 'open' | 'confirmed' | 'struck', words = 'Il server è verde'): FactTopic[] => [
    {
      topic: 'Colori',
      facts: [
        { id: 'verde', statement: 'Il server è verde.', state, said: [['pages/soluzioni/legale.ts', words]] },
      ],
    },
  ];

  it('is reported by subject while it is open, and not once it is confirmed', () => {
    expect(factFindings(topics('open'), text)).toEqual([
      expect.objectContaining({ what: expect.stringContaining('verde: Il server è verde.') }),
    ]);
    expect(factFindings(topics('confirmed'), text)).toEqual([]);
  });

  it('names every place of a struck fact, also one that it did not list, until none is left', () => {
    const [finding] = factFindings(topics('struck'), text);
    expect(finding?.where).toContain('content/pages/soluzioni/legale.ts, riga 2 (/soluzioni/legale)');
    expect(finding?.where).toContain('content/docs/guida.mdx, riga 1 (/documentazione/guida)');
    expect(factFindings(topics('struck', 'Il server è rosso'), text)).toEqual([]);
  });

  it('misses words that have gone from their file', () => {
    expect(missingWords(topics('open', 'Il server è rosso'), text)).toHaveLength(1);
    expect(missingWords(topics('struck', 'Il server è rosso'), text)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { placeholders } from '@/lib/tools/launch/placeholders';

describe('placeholders', () => {
  it('finds reserved domains, numbers of zeros and the sample street, with their paths', () => {
    const found = placeholders({
      a: 'info@azienda.example',
      b: { c: '00000000000', d: 'Via dell’Esempio 1', e: '+39 02 0000 0000', f: '€ 00.000,00 i.v.' },
    });
    expect(found.map(({ path }) => path)).toEqual(['a', 'b.c', 'b.d', 'b.e', 'b.f']);
  });

  it('leaves real values alone', () => {
    expect(placeholders({ a: 'info@azienda.it', b: '01234567890', c: 'Via Roma 10', d: '20100' })).toEqual(
      [],
    );
  });

  it('finds what the company has not filled in yet', () => {
    expect(placeholders(site).map(({ path }) => path)).toContain('legal.vat');
  });
});

import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { siteSchema } from '@/lib/schema/site';

describe('content/site.ts', () => {
  it('fits its schema, company data of art. 2250 c.c. included', () => {
    expect(siteSchema.parse(site)).toEqual(site);
  });

  it('is refused with a VAT number of ten digits', () => {
    const wrong = { ...site, legal: { ...site.legal, vat: '0000000000' } };
    expect(siteSchema.safeParse(wrong).error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'legal.vat',
    ]);
  });
});

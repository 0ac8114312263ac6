import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageJsonLd, pricedSoftwareData, siteJsonLd } from '@/app/_shared/structured-data';
import { GET as file } from '@/app/metadata-schema.json/route';
import { pages } from '@/content/pages';
import * as jsonLd from '@/lib/seo/json-ld';

afterEach(() => vi.restoreAllMocks());

// `npm run check` looks for the company and the breadcrumb in every built page.
describe('the structured data of the site', () => {
  it('is the same in a page and in /metadata-schema.json (D29)', async () => {
    const answer = file();
    expect(answer.headers.get('content-type')).toContain('application/json');
    const { '@graph': shared }: { '@graph': object[] } = await answer.json();
    expect(JSON.parse(pageJsonLd(pages['/prezzi'], [], [pricedSoftwareData()]))['@graph']).toEqual(shared);
  });

  it('ends the breadcrumb of a page with two spellings at its canonical address (D6)', () => {
    const text = pageJsonLd(pages['/tecnologia/ai'], [{ label: 'Home', href: '/' }, { label: 'AI' }], []);
    expect(text).toContain('/tecnologia/ai/"');
  });

  it('logs an error and throws if it cannot be built (D29)', () => {
    const failure = new Error('no company');
    vi.spyOn(jsonLd, 'organization').mockImplementation(() => {
      throw failure;
    });
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(siteJsonLd).toThrow(failure);
    expect(() => pageJsonLd(pages['/'], [], [])).toThrow(failure);
    expect(log).toHaveBeenCalledWith('Errore nel caricamento dello schema:', failure);
  });
});

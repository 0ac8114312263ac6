import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { breadcrumbList, organization, serializeJsonLd, webSite } from '@/lib/seo/json-ld';

describe('serializeJsonLd', () => {
  it('cannot be ended from inside the data', () => {
    const text = serializeJsonLd({
      '@context': 'https://schema.org',
      '@type': 'Thing',
      name: '</script><b>\u2028',
    });
    expect(text).not.toContain('<');
    expect(text).not.toContain('\u2028');
    expect(JSON.parse(text).name).toBe('</script><b>\u2028');
  });
});

describe('structured data', () => {
  it('names the company with its VAT number and address', () => {
    const data = organization(site, 'https://base.example');
    expect(data).toMatchObject({
      legalName: site.company,
      vatID: `IT${site.legal.vat}`,
      url: 'https://base.example/',
      address: { addressLocality: site.addresses.head.city, addressCountry: 'IT' },
    });
    expect(webSite(site, 'https://base.example')).toMatchObject({ inLanguage: 'it', name: site.name });
  });

  it('numbers the breadcrumb and closes it with the page itself, under its own base (D2)', () => {
    const data = breadcrumbList(
      [{ label: 'Home', href: '/' }, { label: 'Prezzi' }],
      '/prezzi',
      'https://dati.example',
    );
    expect(data.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://dati.example/' },
      { '@type': 'ListItem', position: 2, name: 'Prezzi', item: 'https://dati.example/prezzi' },
    ]);
  });
});

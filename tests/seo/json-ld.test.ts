import { describe, expect, it } from 'vitest';
import { plans } from '@/content/plans';
import type { PageMeta } from '@/lib/schema/page';
import {
  breadcrumbList,
  jsonLdText,
  organization,
  planOffers,
  softwareApplication,
  webSite,
} from '@/lib/seo/json-ld';
import { faqPage, newsArticle, techArticle } from '@/lib/seo/json-ld-text';
import { site } from '@/tests/fixture-site';

const base = 'https://base.example';

it('structured data cannot end their element from inside', () => {
  const things = [{ '@type': 'Person', name: '</script><b>' }] as const;
  const text = jsonLdText(things);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': things });
});

describe('structured data', () => {
  it('names the company with its VAT number, address and logo', () => {
    const data = organization(site, base);
    expect(data).toMatchObject({
      legalName: site.company,
      vatID: `IT${site.legal.vat}`,
      url: `${base}/`,
      logo: `${base}/icone/512.png`,
      address: { addressLocality: site.addresses.head.city, addressCountry: 'IT' },
      sameAs: [site.external.network?.href, site.external.code?.href],
    });
    expect(webSite(site, base)).toMatchObject({
      inLanguage: 'it',
      name: site.name,
      publisher: { '@id': (data as { '@id': string })['@id'] },
    });
  });

  it('numbers the breadcrumb and closes it with the page itself, under its own base (D2)', () => {
    const items = [{ label: 'Home', href: '/' }, { label: 'Prezzi' }];
    expect(breadcrumbList(items, '/prezzi', 'https://dati.example')).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://dati.example/' },
        { '@type': 'ListItem', position: 2, name: 'Prezzi', item: 'https://dati.example/prezzi' },
      ],
    });
  });

  it('offers the three plans at their prices, and no others', () => {
    const offers = planOffers(plans, '/prezzi', base);
    const priced = (price: string) => ({
      price,
      priceCurrency: 'EUR',
      priceSpecification: { price, priceCurrency: 'EUR', valueAddedTaxIncluded: false },
    });
    expect(offers).toMatchObject([
      { name: 'Standard', ...priced('49.00') },
      { name: 'Professional', ...priced('89.00') },
      { name: 'Enterprise' },
    ]);
    expect(JSON.stringify(offers[2])).not.toMatch(/price/i);
    expect(softwareApplication(site, ['A', 'B'], offers, base)).toMatchObject({
      operatingSystem: 'A, B',
      offers,
    });
    expect(softwareApplication(site, ['A'], [], base)).not.toHaveProperty('offers');
  });

  it('asks and answers in the words of the page', () => {
    const data = faqPage([{ id: 'a', question: 'Che cosa?', answer: ['Questo.', 'E quello.'] }], base);
    expect(data).toMatchObject({
      mainEntity: [{ name: 'Che cosa?', acceptedAnswer: { text: 'Questo.\nE quello.' } }],
    });
  });
});

const page: PageMeta = {
  path: '/novita/a',
  label: 'Titolo dell’articolo',
  title: 'Titolo dell’articolo',
  description: 'Una descrizione che basta a far capire che cosa si trova nella pagina di prova.',
  updated: '2026-02-03',
};

describe('texts', () => {
  it('have their days, their subjects and both pictures', () => {
    const facts = { date: '2026-01-02', category: 'Prodotto', tags: ['uno'], image: '/images/a.svg' };
    expect(newsArticle(page, facts, site, base)).toMatchObject({
      headline: page.title,
      datePublished: '2026-01-02',
      dateModified: '2026-02-03',
      mainEntityOfPage: `${base}/novita/a`,
      image: [`${base}/immagini/novita/a.png`, `${base}/images/a.svg`],
      articleSection: 'Prodotto',
      keywords: ['uno'],
    });
  });

  it('have an author: the person named, or the company', () => {
    const authorOf = (author?: string) => {
      const facts = { date: '2026-01-02', author, category: 'Prodotto', tags: ['uno'], image: '/a.svg' };
      return (newsArticle(page, facts, site, base) as { author: unknown }).author;
    };
    expect(authorOf('Nome Cognome')).toEqual({ '@type': 'Person', name: 'Nome Cognome' });
    const company = { '@id': `${base}/#organization` };
    expect([authorOf(), authorOf(site.company), authorOf(site.name)]).toEqual([company, company, company]);
  });

  it('of the documentation state a level and a time only where there is one', () => {
    const guide = { ...page, path: '/documentazione/a' };
    expect(techArticle(guide, { section: 'Tutorial', level: 'Base', minutes: 15 }, base)).toMatchObject({
      proficiencyLevel: 'Base',
      timeRequired: 'PT15M',
      dateModified: '2026-02-03',
    });
    const bare = techArticle(guide, { section: 'Guida', level: undefined, minutes: undefined }, base);
    expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(['proficiencyLevel']));
    expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(['timeRequired']));
  });
});

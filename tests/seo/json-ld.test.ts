import { describe, expect, it } from 'vitest';
import { plans } from '@/content/plans';
import {
  breadcrumbList,
  jsonLdText,
  organization,
  planOffers,
  softwareApplication,
  webSite,
} from '@/lib/seo/json-ld';
import { faqPage, newsArticle, techArticle } from '@/lib/seo/json-ld-text';
import { page, site } from '@/tests/fixture-site';

const base = 'https://base.example';
/** The first plan has a price, in cents. */
const offers = planOffers(
  plans.slice(0, 2).map((plan, index) => ({ ...plan, price: index === 0 ? 3350 : null })),
  '/prezzi',
  base,
);
const company = { '@id': `${base}/#organization` };

describe('structured data', () => {
  it('cannot end their element from inside', () => {
    const things = [{ '@type': 'Person', name: '</script><b>' }] as const;
    const text = jsonLdText(things);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': things });
  });

  it('name the company with its VAT number, address, logo and profiles, and the site as its own', () => {
    expect(organization(site, base)).toMatchObject({
      ...company,
      legalName: site.company,
      vatID: `IT${site.legal.vat}`,
      url: `${base}/`,
      logo: `${base}/icone/512.png`,
      address: { addressLocality: site.offices.head.city, addressCountry: 'IT' },
      sameAs: [site.external.network?.href, site.external.code?.href],
    });
    expect(webSite(site, base)).toMatchObject({ inLanguage: 'it', name: site.name, publisher: company });
  });

  it('number the breadcrumb, whose last item has the address of the page', () => {
    const items = [{ label: 'Home', href: '/' }, { label: 'Prezzi' }];
    expect(breadcrumbList(items, '/prezzi', base).itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: `${base}/` },
      { position: 2, name: 'Prezzi', item: `${base}/prezzi` },
    ]);
  });

  it('offer the plans at their prices without VAT, and a plan without a price without one', () => {
    const priceSpecification = { price: '33.50', priceCurrency: 'EUR', valueAddedTaxIncluded: false };
    expect(offers).toMatchObject([
      { name: plans[0]?.name, price: '33.50', priceCurrency: 'EUR', priceSpecification },
      { name: plans[1]?.name },
    ]);
    expect(JSON.stringify(offers[1])).not.toMatch(/price/i);
  });

  it('have the offers of the product only on pages that show them', () => {
    const product = softwareApplication(site, ['A', 'B'], offers, base);
    expect(product).toMatchObject({ operatingSystem: 'A, B', offers });
    expect(softwareApplication(site, ['A'], [], base)).not.toHaveProperty('offers');
  });

  it('have the questions and answers of the page', () => {
    const data = faqPage([{ id: 'a', question: 'Che cosa?', answer: ['Questo.', 'E quello.'] }], base);
    expect(data).toMatchObject({
      mainEntity: [{ name: 'Che cosa?', acceptedAnswer: { text: 'Questo.\nE quello.' } }],
    });
  });
});

describe('the structured data of an article', () => {
  const article = { date: '2026-01-02', category: 'Prodotto', tags: ['uno'], image: '/images/a.svg' };

  it('have its days, its subjects and both pictures', () => {
    expect(newsArticle(page, article, site, base)).toMatchObject({
      headline: page.title,
      datePublished: '2026-01-02',
      dateModified: '2026-02-03',
      mainEntityOfPage: `${base}/novita/a`,
      image: [`${base}/immagini/novita/a.png`, `${base}/images/a.svg`],
      articleSection: 'Prodotto',
      keywords: ['uno'],
    });
  });

  it.each([
    ['Nome Cognome', { '@type': 'Person', name: 'Nome Cognome' }],
    [undefined, company],
    [site.company, company],
    [site.name, company],
  ])('have as author the person named, or the company: %s', (name, author) => {
    expect(newsArticle(page, { ...article, author: name }, site, base)).toMatchObject({ author });
  });
});

it('the structured data of a guide state a level and a time only if it has them', () => {
  const guide = { section: 'Tutorial', level: 'Base', minutes: 15 };
  const stated = { proficiencyLevel: 'Base', timeRequired: 'PT15M' };
  expect(techArticle(page, guide, base)).toMatchObject(stated);
  const bare = techArticle(page, { section: 'Guida', level: undefined, minutes: undefined }, base);
  for (const field of Object.keys(stated)) expect(bare).not.toHaveProperty(field);
});

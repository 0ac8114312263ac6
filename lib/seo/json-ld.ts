import type {
  BreadcrumbList,
  Graph,
  Offer,
  Organization,
  SoftwareApplication,
  Thing,
  WebSite,
} from 'schema-dts';
import type { Crumb } from '@/lib/schema/page';
import type { Plan } from '@/lib/schema/plan';
import type { Site } from '@/lib/schema/site';
import { iconPath } from './site-images';

// `url` is the canonical base of the site, without a trailing slash.

/**
 * The text of a JSON-LD script element with things that refer to each other by `@id`. `<` is escaped, so that data cannot end the
 * element.
 */
export function jsonLdText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** The `@id`s of company, site and product. */
export const entityIds = (url: string) =>
  ({
    organization: { '@id': `${url}/#organization` },
    webSite: { '@id': `${url}/#website` },
    software: { '@id': `${url}/#software` },
  }) as const;

export function organization(site: Site, url: string): Organization {
  const { head } = site.offices;
  const { parent, network, code } = site.external;
  const profiles = [network, code].flatMap((link) => link?.href ?? []);
  return {
    '@type': 'Organization',
    ...entityIds(url).organization,
    name: site.name,
    legalName: site.company,
    url: `${url}/`,
    logo: `${url}${iconPath(512)}`,
    email: site.mail.info,
    telephone: site.phone.href,
    vatID: `IT${site.legal.vat}`,
    taxID: site.legal.taxCode,
    address: {
      '@type': 'PostalAddress',
      streetAddress: head.street,
      postalCode: head.postalCode,
      addressLocality: head.city,
      addressRegion: head.province,
      addressCountry: 'IT',
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(parent && { parentOrganization: { '@id': parent.href } }),
  };
}

export function webSite(site: Site, url: string): WebSite {
  return {
    '@type': 'WebSite',
    ...entityIds(url).webSite,
    name: site.name,
    url: `${url}/`,
    inLanguage: 'it',
    publisher: entityIds(url).organization,
  };
}

/**
 * The product (developers.google.com, "Software app structured data").
 * @param systems operating systems of its client
 * @param offers empty for pages that do not show the prices
 */
export function softwareApplication(
  site: Site,
  systems: readonly string[],
  offers: readonly Offer[],
  url: string,
): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    ...entityIds(url).software,
    name: site.name,
    description: site.description,
    url: `${url}/prodotto`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: systems.join(', '),
    publisher: entityIds(url).organization,
    ...(offers.length > 0 && { offers }),
  };
}

/**
 * The plans as offers, without a price where it is agreed case by case.
 * @param path of the page that shows them
 */
export function planOffers(plans: readonly Plan[], path: string, url: string): Offer[] {
  return plans.map(({ name, description, price, period }) => ({
    '@type': 'Offer',
    name,
    description,
    url: `${url}${path}`,
    seller: entityIds(url).organization,
    ...(price !== null && {
      price: euros(price),
      priceCurrency: 'EUR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification' as const,
        price: euros(price),
        priceCurrency: 'EUR',
        unitText: period,
        valueAddedTaxIncluded: false,
      },
    }),
  }));
}

const euros = (cents: number) => (cents / 100).toFixed(2);

/**
 * Breadcrumb of a page for crawlers.
 * @param items the visible breadcrumb. The last item is the page itself, without a link
 * @param path canonical path of the page
 * @param url the setting STRUCTURED_DATA_URL
 */
export function breadcrumbList(items: readonly Crumb[], path: string, url: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.label,
      item: `${url}${item.href ?? path}`,
    })),
  };
}

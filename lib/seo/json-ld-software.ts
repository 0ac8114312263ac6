import type { Offer, SoftwareApplication } from 'schema-dts';
import type { Plan } from '@/lib/schema/plan';
import type { Site } from '@/lib/schema/site';
import { entityIds } from './json-ld';

const currency = 'EUR';

/**
 * The product (developers.google.com, "Software app structured data").
 * @param systems operating systems of its client
 * @param offers only for pages that show the prices
 * @param url canonical base without a trailing slash
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
 * The plans as offers; without a price where it is agreed case by case.
 * @param path address of the page that shows them
 * @param url canonical base without a trailing slash
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
      priceCurrency: currency,
      priceSpecification: {
        '@type': 'UnitPriceSpecification' as const,
        price: euros(price),
        priceCurrency: currency,
        unitText: period,
        valueAddedTaxIncluded: false,
      },
    }),
  }));
}

const euros = (cents: number) => (cents / 100).toFixed(2);

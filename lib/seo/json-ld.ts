import type { BreadcrumbList, Graph, Organization, Thing, WebSite } from 'schema-dts';
import type { Crumb } from '@/lib/schema/page';
import type { Site } from '@/lib/schema/site';
import { iconPath } from './share-image';

/** Things that refer to each other by `@id`, for one script of a page. */
export const jsonLdGraph = (things: readonly Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

/**
 * Text of a JSON-LD script element. `<` is escaped, so that the data cannot end the element, and the line separators that JSON
 * allows and scripts do not.
 */
export function serializeJsonLd(data: Graph): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** The `@id`s of company, site and product. @param url canonical base without a trailing slash */
export const entityIds = (url: string) =>
  ({
    organization: { '@id': `${url}/#organization` },
    webSite: { '@id': `${url}/#website` },
    software: { '@id': `${url}/#software` },
  }) as const;

/** The company. @param url canonical base without a trailing slash */
export function organization(site: Site, url: string): Organization {
  const { head } = site.addresses;
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

/** The site itself. @param url canonical base without a trailing slash */
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
 * Breadcrumb of a page for crawlers.
 * @param items the visible breadcrumb, whose last item has no address of its own
 * @param path canonical path of the page itself
 * @param url base of breadcrumb structured data, a setting of its own (D2)
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

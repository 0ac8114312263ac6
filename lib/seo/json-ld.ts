import type { BreadcrumbList, Organization, Thing, WebSite, WithContext } from 'schema-dts';
import type { Crumb } from '../schema/page';
import type { Site } from '../schema/site';

/**
 * Text of a JSON-LD script element: `<`, and the two line separators that JSON allows and scripts do not, are escaped,
 * so nothing in the data can end the element.
 */
export function serializeJsonLd(data: WithContext<Thing> | WithContext<Thing>[]): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** The company. @param url canonical base without a trailing slash */
export function organization(site: Site, url: string): WithContext<Organization> {
  const { head } = site.addresses;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name: site.name,
    legalName: site.company,
    url: `${url}/`,
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
    sameAs: [site.external.network.href, site.external.code.href],
    parentOrganization: { '@type': 'Organization', url: site.external.parent.href },
  };
}

/** The site itself. @param url canonical base without a trailing slash */
export function webSite(site: Site, url: string): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${url}/#website`,
    name: site.name,
    url: `${url}/`,
    inLanguage: 'it',
    publisher: { '@id': `${url}/#organization` },
  };
}

/**
 * Breadcrumb of a page for crawlers.
 * @param items the visible breadcrumb, whose last item has no address of its own
 * @param path path of the page itself
 * @param url base of breadcrumb structured data, a setting of its own (D2)
 */
export function breadcrumbList(items: Crumb[], path: string, url: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.label,
      item: `${url}${item.href ?? path}`,
    })),
  };
}

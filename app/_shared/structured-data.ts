import 'server-only';
import type { Thing } from 'schema-dts';
import { figures } from '@/content/figures';
import { plans } from '@/content/plans';
import { site } from '@/content/site';
import type { FaqEntry } from '@/lib/schema/faq';
import type { Crumb, PageMeta } from '@/lib/schema/page';
import {
  breadcrumbList,
  jsonLdText,
  organization,
  planOffers,
  softwareApplication,
  webSite,
} from '@/lib/seo/json-ld';
import { faqPage } from '@/lib/seo/json-ld-text';
import { settings } from './settings';

const { siteUrl, structuredDataUrl } = settings;

/** The structured data of every page: the company and the site. */
const companyAndSite = (): Thing[] => [organization(site, siteUrl), webSite(site, siteUrl)];

/** The product, for pages about it. */
export const softwareData = (): Thing => softwareApplication(site, figures.desktop.systems, [], siteUrl);

/** The product with the prices of its plans. */
export const pricedSoftwareData = (): Thing =>
  softwareApplication(site, figures.desktop.systems, planOffers(plans, '/prezzi', siteUrl), siteUrl);

/** The questions of a page, with their answers. */
export const faqData = (entries: readonly FaqEntry[]): Thing => faqPage(entries, siteUrl);

/**
 * The structured data of a page: company, site, breadcrumb and what the page itself is about.
 * @throws the original error, after logging it, so that the build fails (D29)
 */
export function pageJsonLd(page: PageMeta, crumbs: readonly Crumb[], about: readonly Thing[]): string {
  const path = page.canonical ?? page.path;
  return jsonLd(() => [
    ...companyAndSite(),
    ...(crumbs.length > 0 ? [breadcrumbList(crumbs, path, structuredDataUrl)] : []),
    ...about,
  ]);
}

/**
 * The structured data of the site, for /metadata-schema.json.
 * @throws as `pageJsonLd` does
 */
export const siteJsonLd = (): string => jsonLd(() => [...companyAndSite(), pricedSoftwareData()]);

/** Takes a function, so that errors while the data are built are logged too. */
function jsonLd(things: () => Thing[]): string {
  try {
    return jsonLdText(things());
  } catch (error) {
    console.error('Errore nel caricamento dello schema:', error);
    throw error;
  }
}

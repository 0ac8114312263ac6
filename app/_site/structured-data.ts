import 'server-only';
import type { Thing } from 'schema-dts';
import { claims } from '@/content/claims';
import { plans } from '@/content/plans';
import { site } from '@/content/site';
import { texts } from '@/content/texts';
import { articleMeta, guideMeta } from '@/lib/content/meta';
import type { Article } from '@/lib/schema/article';
import type { FaqEntry } from '@/lib/schema/faq';
import type { Guide } from '@/lib/schema/guide';
import type { Crumb, PageMeta } from '@/lib/schema/page';
import { breadcrumbList, graphOf, organization, serializeJsonLd, webSite } from '@/lib/seo/json-ld';
import { planOffers, softwareApplication } from '@/lib/seo/software-data';
import { faqPage, newsArticle, techArticle } from '@/lib/seo/text-data';
import { settings } from './settings';

const { siteUrl, structuredDataUrl } = settings;

/** What every page says of who speaks. */
const general = (): Thing[] => [organization(site, siteUrl), webSite(site, siteUrl)];

/** The product, for pages about it. */
export const softwareData = (): Thing => softwareApplication(site, claims.desktop.systems, [], siteUrl);

/** The product with the three plans, for the page that shows their prices. */
export const pricedSoftwareData = (): Thing =>
  softwareApplication(site, claims.desktop.systems, planOffers(plans, '/prezzi', siteUrl), siteUrl);

/** The questions that a page shows. */
export const faqData = (entries: readonly FaqEntry[]): Thing => faqPage(entries, siteUrl);

/** An article, for its page. */
export const articleData = (article: Article): Thing => newsArticle(articleMeta(article), article, siteUrl);

/** A guide, for its page. */
export const guideData = (guide: Guide): Thing =>
  techArticle(
    guideMeta(guide),
    {
      section: texts.kinds[guide.kind],
      level: guide.level && texts.lessonLevels[guide.level],
      minutes: guide.minutes,
    },
    siteUrl,
  );

/**
 * The structured data of a page: the company, the site, the breadcrumb, and what the page itself is about.
 * @throws what it could not be built from, after logging it: the build must fail (D29)
 */
export function pageSchema(page: PageMeta, crumbs: readonly Crumb[], about: readonly Thing[]): string {
  const path = page.canonical ?? page.path;
  return written(() => [
    ...general(),
    ...(crumbs.length > 0 ? [breadcrumbList(crumbs, path, structuredDataUrl)] : []),
    ...about,
  ]);
}

/**
 * The general structured data of the site, for /metadata-schema.json.
 * @throws as `pageSchema` does
 */
export const generalSchema = (): string => written(() => [...general(), pricedSoftwareData()]);

function written(things: () => Thing[]): string {
  try {
    return serializeJsonLd(graphOf(things()));
  } catch (error) {
    console.error('Errore nel caricamento dello schema:', error);
    throw error;
  }
}

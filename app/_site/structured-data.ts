import 'server-only';
import { site } from '@/content/site';
import { organization, serializeJsonLd, webSite } from '@/lib/seo/json-ld';
import { settings } from './settings';

/**
 * The site's general structured data, for the pages and for /metadata-schema.json alike (D29).
 * @throws what the schema could not be built from, after logging it: the build must fail
 */
export function generalSchema(): string {
  try {
    return serializeJsonLd([organization(site, settings.siteUrl), webSite(site, settings.siteUrl)]);
  } catch (error) {
    console.error('Errore nel caricamento dello schema:', error);
    throw error;
  }
}

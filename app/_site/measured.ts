// The script of every page of a site with analytics (GA_MEASUREMENT_ID), in place of lib/browser/site.ts. Bundled by
// lib/tools/bundle-browser.mjs.
import '@/lib/browser/site';
import { consentRevision } from '@/content/consent-revision';
import { watchConsent } from '@/lib/browser/consent/gate';

/** The bundler sets it: the address of app/_site/consent.ts. */
declare const CONSENT_MODULE: string;

watchConsent(document, { module: CONSENT_MODULE, revision: consentRevision });

// The script of every page where visits may be measured, in place of lib/browser/site.ts alone; bundled by
// lib/adapter/consent.ts.
import '@/lib/browser/site';
import { consentRevision } from '@/content/consent-revision';
import { watchConsent } from '@/lib/browser/consent/gate';

/** Set by the bundler: the address of app/_site/consent.ts. */
declare const CONSENT_MODULE: string;

watchConsent(document, { module: CONSENT_MODULE, revision: consentRevision });

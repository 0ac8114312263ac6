// The consent banner and panel, and analytics if GA_MEASUREMENT_ID is set. Bundled by scripts/bundle-browser.mjs.
import { consentCopy } from '@/content/consent';
import { consentRevision } from '@/content/consent-revision';
import { cookies } from '@/content/cookies';
import { createConsent } from '@/lib/browser/consent/consent';

/** Set by the bundler. MEASUREMENT_ID is undefined without analytics. */
declare const MEASUREMENT_ID: string | undefined;
declare const CONSENT_STYLES: string;

export const { begin, openPanel } = createConsent({
  copy: consentCopy,
  cookies,
  revision: consentRevision,
  measurementId: MEASUREMENT_ID,
  styles: CONSENT_STYLES,
});

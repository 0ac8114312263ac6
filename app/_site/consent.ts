// The consent module of a site whose visits may be measured; bundled into out/site/assets by lib/adapter/consent.ts.
import { consentCopy } from '@/content/consent';
import { consentRevision } from '@/content/consent-revision';
import { cookies } from '@/content/cookies';
import { createConsent } from '@/lib/browser/consent/consent';

/** Set by the bundler. */
declare const MEASUREMENT_ID: string;
declare const CONSENT_STYLES: string;

export const { begin, openPanel } = createConsent({
  copy: consentCopy,
  cookies,
  revision: consentRevision,
  measurementId: MEASUREMENT_ID,
  styles: CONSENT_STYLES,
});

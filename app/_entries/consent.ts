// The consent module: banner, panel, and analytics if there are any (GA_MEASUREMENT_ID). Bundled by lib/tools/bundle-browser.mjs.
import { consentCopy } from '@/content/consent';
import { consentRevision } from '@/content/consent-revision';
import { cookies } from '@/content/cookies';
import { createConsent } from '@/lib/browser/consent/consent';

/** The bundler sets these; without analytics the first is undefined. */
declare const MEASUREMENT_ID: string | undefined;
declare const CONSENT_STYLES: string;

export const { begin, openPanel } = createConsent({
  copy: consentCopy,
  cookies,
  revision: consentRevision,
  measurementId: MEASUREMENT_ID,
  styles: CONSENT_STYLES,
});

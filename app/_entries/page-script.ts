// The script of every page: lib/browser, and the start of the consent module. Bundled by lib/tools/bundle-browser.mjs.
import { consentRevision } from '@/content/consent-revision';
import { askForConsent, showKeptChoice, watchConsentOpeners } from '@/lib/browser/consent/gate';
import { searchLink } from '@/lib/browser/start';

/** Set by the bundler: the address of app/_entries/consent.ts, and whether GA_MEASUREMENT_ID is set. */
declare const CONSENT_MODULE: string;
declare const MEASURED: boolean;

watchConsentOpeners(document, CONSENT_MODULE);
if (MEASURED && searchLink) askForConsent(document, CONSENT_MODULE, consentRevision);
else showKeptChoice(document, CONSENT_MODULE);

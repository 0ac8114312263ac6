// The script of every page. It does little until somebody uses the page. Bundled by scripts/bundle-browser.mjs.
import { consentRevision } from '@/content/consent-revision';
import { askForConsent, showSavedChoice, watchConsentOpeners } from '@/lib/browser/consent/gate';
import { watchDemoQueue } from '@/lib/browser/demo-queue';
import { startForms } from '@/lib/browser/form-start';
import { enhanceHeader } from '@/lib/browser/header';
import { wakeIslands } from '@/lib/browser/hydrate-islands';
import { revealImages } from '@/lib/browser/lazy-images';
import { openTarget } from '@/lib/browser/open-target';
import { watchSearch } from '@/lib/browser/search-opener';

/** Set by the bundler: URLs of modules, and whether the site has analytics (GA_MEASUREMENT_ID). */
declare const SEARCH_MODULE: string;
declare const CONSENT_MODULE: string;
declare const HAS_ANALYTICS: boolean;

/** Missing on a page that must make no requests (D48). */
const searchLink = document.querySelector<HTMLAnchorElement>('[data-search]');

// Scripts that connect do not start on a page that must make no requests.
if (searchLink) {
  // First, so that an error in the other scripts cannot stop the delivery of a lead.
  watchDemoQueue();
  watchSearch(searchLink, SEARCH_MODULE);
}
wakeIslands();
startForms();
enhanceHeader();
openTarget();
revealImages();
document.querySelector('[data-print]')?.addEventListener('click', () => print());
// The page may have been built in an earlier year.
for (const year of document.querySelectorAll('[data-year]'))
  year.textContent = String(new Date().getFullYear());
watchConsentOpeners(CONSENT_MODULE);
if (HAS_ANALYTICS && searchLink) askForConsent(CONSENT_MODULE, consentRevision);
else showSavedChoice(CONSENT_MODULE);

import { watchDemoQueue } from './demo-queue';
import { startForms } from './form-start';
import { enhanceHeader } from './header';
import { revealImages } from './lazy-images';
import { openTarget } from './open-target';
import { watchPrint } from './print';
import { watchSearch } from './search-opener';
import { wakeIslands } from './wake-islands';
import { showYear } from './year';

/** The link to the search. A page that may connect to nothing (D48) has none, so nothing that connects runs there. */
export const searchLink = document.querySelector<HTMLAnchorElement>('[data-search]');

if (searchLink) {
  // First, so that no error of the others can stop the delivery of a lead.
  watchDemoQueue();
  watchSearch(document, searchLink);
}
wakeIslands(document);
startForms(document);
enhanceHeader(document);
openTarget(document);
revealImages(document);
watchPrint(document);
showYear(document);

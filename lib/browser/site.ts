import { watchDemoQueue } from './demo-queue';
import { startForms } from './form-start';
import { enhanceHeader } from './header';
import { revealImages } from './lazy-images';
import { openTarget } from './open-target';
import { watchPrint } from './print';
import { watchSearch } from './search-opener';
import { wakeIslands } from './wake-islands';
import { showYear } from './year';

// A page that may connect to nothing (D48) has no link to the search, and nothing here that would.
const mayConnect = document.querySelector('[data-search]');

// First, so that no error of the others can stop the delivery of a lead.
if (mayConnect) watchDemoQueue();
wakeIslands(document);
startForms(document);
enhanceHeader(document);
openTarget(document);
revealImages(document);
if (mayConnect) watchSearch(document);
watchPrint(document);
showYear(document);

import { watchDemoQueue } from './demo-queue';
import { startForms } from './form-start';
import { enhanceHeader } from './header';
import { revealImages } from './lazy-images';
import { openTarget } from './open-target';
import { watchPrint } from './print';
import { watchSearch } from './search-opener';
import { wakeIslands } from './wake-islands';
import { showYear } from './year';

// First, so that no error of the others can stop the delivery of a lead.
watchDemoQueue();
wakeIslands(document);
startForms(document);
enhanceHeader(document);
openTarget(document);
revealImages(document);
watchSearch(document);
watchPrint(document);
showYear(document);

import { watchDemoQueue } from './demo-queue';
import { enhanceHeader } from './header';
import { revealImages } from './lazy-images';
import { openTarget } from './open-target';
import { watchSearch } from './search-opener';

// First, so that no error of the others can stop the delivery of a lead.
watchDemoQueue();
enhanceHeader(document);
openTarget(document);
revealImages(document);
watchSearch(document);

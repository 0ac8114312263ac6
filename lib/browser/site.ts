import { watchDemoQueue } from './demo-queue';
import { enhanceHeader } from './header';
import { revealImages } from './lazy-images';
import { openTarget } from './open-target';
import { watchSearch } from './search-opener';

// First what must not be lost, whatever happens to the rest.
watchDemoQueue();
enhanceHeader(document);
openTarget(document);
revealImages(document);
watchSearch(document);

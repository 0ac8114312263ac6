import { watchDemoQueue } from './demo-queue';
import { enhanceHeader } from './header';
import { revealImages } from './lazy-images';
import { openTarget } from './open-target';
import { watchSearch } from './search-opener';

// First the step that protects leads, so that errors in the others do not affect it.
watchDemoQueue();
enhanceHeader(document);
openTarget(document);
revealImages(document);
watchSearch(document);

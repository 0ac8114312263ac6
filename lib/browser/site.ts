import { watchDemoQueue } from './demo-queue';
import { enhanceHeader } from './header';
import { openTarget } from './open-target';

// First what must not be lost, whatever happens to the rest.
watchDemoQueue();
enhanceHeader(document);
openTarget(document);

import { watchDemoQueue } from './demo-queue';
import { enhanceHeader } from './header';
import { openTarget } from './open-target';

enhanceHeader(document);
openTarget(document);
watchDemoQueue();

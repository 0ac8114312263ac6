import { watchDemoQueue } from './demo-queue';
import { enhanceHeader } from './header';

enhanceHeader(document);
watchDemoQueue();

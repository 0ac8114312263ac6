import { enhanceHeader } from './header';

enhanceHeader(document);

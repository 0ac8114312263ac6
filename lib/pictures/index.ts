import 'server-only';
import { cachedInProduction } from '@/lib/memoize';
import type { Picture } from '@/lib/schema/picture';
import { makePicture } from './variants';

/**
 * A picture of content/news/immagini as pages show it. A build makes it once a process.
 * @param name of its file
 * @throws ContentError naming the file and the fix if it cannot be shown
 */
export const getPicture = (name: string): Promise<Picture> =>
  cachedInProduction(`picture ${name}`, () => makePicture(name));

import 'server-only';
import { cachedInProduction } from '@/lib/memoize';
import type { Picture } from '@/lib/schema/picture';
import { makePicture } from './variants';

/**
 * A picture of content/news/immagini as pages show it, made once per process in a build.
 * @param name file name
 * @throws ContentError naming the file and the fix if it cannot be shown
 */
export const getPicture = (name: string): Promise<Picture> =>
  cachedInProduction(`picture ${name}`, () => makePicture(name));

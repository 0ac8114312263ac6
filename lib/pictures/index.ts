import 'server-only';
import { cachedInProduction } from '../memoize';
import type { Picture } from '../schema/picture';
import { makePicture, servedAddress, serveFromCache } from './variants';

/**
 * A picture of content/news/immagini as pages show it; made once a process in a build.
 * @param name of its file
 * @throws ContentError naming the file and the fix if it cannot be shown
 */
export const getPicture = (name: string): Promise<Picture> =>
  cachedInProduction(`picture ${name}`, () => makePicture(name));

const pictureAddress = new RegExp(`${servedAddress}/([\\w.-]+)`, 'g');

/**
 * Puts the pictures that a page names among those that are served, from the cache.
 * @returns false if one of them is not there
 */
export async function servePictures(html: string): Promise<boolean> {
  const names = [...html.matchAll(pictureAddress)].map(([, name = '']) => name);
  const found = names.map((name) => cachedInProduction(`served picture ${name}`, () => serveFromCache(name)));
  return (await Promise.all(found)).every(Boolean);
}

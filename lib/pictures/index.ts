import 'server-only';
import { projectPath } from '../project-path';
import type { Picture } from '../schema/picture';
import { picturesFolder } from './name';
import { makePicture, type PictureFolders, serveAgain, servedAddress } from './variants';

const pictureFolders = (): PictureFolders => ({
  originals: projectPath(...picturesFolder.split('/')),
  cache: projectPath('.next', 'cache', 'pictures'),
  served: projectPath('public', ...servedAddress.split('/').slice(1)),
});

const made = new Map<string, Promise<Picture>>();

/**
 * A picture of content/news/immagini as pages show it; made once a process in a build.
 * @param name of its file
 * @throws ContentError naming the file and the fix if it cannot be shown
 */
export function getPicture(name: string): Promise<Picture> {
  if (process.env.NODE_ENV !== 'production') return makePicture(name, pictureFolders());
  const picture = made.get(name) ?? makePicture(name, pictureFolders());
  made.set(name, picture);
  return picture;
}

const served = new Map<string, Promise<boolean>>();
const pictureAddress = new RegExp(`${servedAddress}/([\\w.-]+)`, 'g');

/**
 * Puts the pictures that a page names among those that are served, from the cache.
 * @returns false if one of them is not there
 */
export async function servePictures(html: string): Promise<boolean> {
  const names = [...html.matchAll(pictureAddress)].map(([, name = '']) => name);
  const found = names.map((name) => {
    const again = served.get(name) ?? serveAgain(name, pictureFolders());
    served.set(name, again);
    return again;
  });
  return (await Promise.all(found)).every(Boolean);
}

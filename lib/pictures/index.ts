import 'server-only';
import { projectPath } from '../memoize';
import type { Picture } from '../schema/picture';
import { picturesFolder } from './name';
import { makePicture, type PictureFolders, servedAddress } from './variants';

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

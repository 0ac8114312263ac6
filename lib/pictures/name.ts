import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pictureEndings, pictureName } from '@/lib/schema/picture';

/** The folder of the editors' originals; the site serves variants of them. */
export const picturesFolder = 'content/news/immagini';

/** Path of the folder of the served variants; each name contains a hash. */
export const servedPictures = '/assets/pictures';

/**
 * Checks the name of a picture in an article.
 * @param folder absolute path of the pictures
 * @returns the problem and its fix, in Italian; undefined if the file exists
 */
export function pictureNameProblem(name: string, folder: string): string | undefined {
  if (name.includes('/'))
    return `«${name}» non è il nome di una figura. Mettete il file in ${picturesFolder} e scrivete solo il suo nome.`;
  if (!pictureName.test(name)) {
    const endings = pictureEndings.map((ending) => `.${ending}`).join(', ');
    return `«${name}» non va bene come nome: servono minuscole senza accenti, cifre e trattini, e una fine fra ${endings}. Rinominate il file; una fotografia .heic o .tif va prima salvata come JPEG.`;
  }
  return existsSync(join(/* turbopackIgnore: true */ folder, name))
    ? undefined
    : `«${name}» non è in ${picturesFolder}. Metteteci il file, o correggete il nome.`;
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pictureEndings, pictureName } from '@/lib/schema/picture';

/** The editors' originals; the site serves variants of them. */
export const picturesFolder = 'content/news/immagini';

/**
 * What is wrong with the name of a picture and how to fix it; undefined if there is such a file.
 * @param name as in the article
 * @param folder of the pictures, absolute
 */
export function pictureNameProblem(name: string, folder: string): string | undefined {
  if (/^(?:https?:)?\/\//.test(name)) {
    return `«${name}» sta su un altro sito, e le pagine mostrano solo figure proprie. Mettete il file in ${picturesFolder} e scrivetene il nome.`;
  }
  if (name.includes('/')) {
    const last = name.split('/').at(-1);
    return `«${name}» non è il nome di una figura. Mettete il file in ${picturesFolder} e scrivetene solo il nome: ${last}.`;
  }
  if (!pictureName.test(name)) {
    return `«${name}» non va bene come nome: servono minuscole senza accenti, cifre e trattini, e una fine fra ${pictureEndings.map((ending) => `.${ending}`).join(', ')}. Rinominate il file. Una fotografia in un altro formato (.heic, .tif) va prima salvata come JPEG.`;
  }
  if (existsSync(join(/* turbopackIgnore: true */ folder, name))) return undefined;
  const stem = name.replace(/\.\w+$/, '');
  const near = filesOf(folder).filter((file) => file.replace(/\.\w+$/, '').toLowerCase() === stem);
  const fix =
    near.length > 0
      ? `C’è invece ${near.join(', ')}: correggete il nome.`
      : 'Metteteci il file, o correggete il nome.';
  return `«${name}» non è in ${picturesFolder}. ${fix}`;
}

const filesOf = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

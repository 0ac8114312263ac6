import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { ContentError } from '../content-error';
import type { Picture } from '../schema/picture';
import { picturesFolder } from './name';
import { type Original, readOriginal } from './original';

/** A phone, a tablet or a phone of twice the density, the page's column, the same at twice the density (72rem). */
const widths = [480, 960, 1440, 1920];
const formats = [
  { type: 'image/avif', ending: 'avif' },
  { type: 'image/webp', ending: 'webp' },
] as const;
type Ending = (typeof formats)[number]['ending'];

/** Rises when files of the same name would hold other bytes. */
const recipe = 1;

/** Encodings that are fast enough for a build and small enough for a phone. */
const encode = (image: Sharp, ending: Ending) =>
  ending === 'avif' ? image.avif({ quality: 50, effort: 3 }) : image.webp({ quality: 76 });

export type PictureFolders = {
  /** The editors' pictures. */
  originals: string;
  /** What has been made once, by what it was made from; it may be deleted at any time. */
  cache: string;
  /** What pages of this build use. */
  served: string;
};

/** Address of the folder of served pictures; every name in it carries a hash. */
export const servedAddress = '/assets/pictures';

/**
 * Makes a picture small, in several widths and formats, and says where its files are. The same picture gives the same
 * names and bytes; each is made once. What a camera writes beside the pixels, such as the place, is left out.
 * @throws ContentError naming the file and the mend if it cannot be shown
 */
export async function makePicture(name: string, folders: PictureFolders): Promise<Picture> {
  const original = await readOriginal(folders.originals, name);
  const hash = createHash('sha256').update(`${recipe} ${sharp.versions.vips}\0`).update(original.bytes);
  const stem = `${name.replace(/\.\w+$/, '')}.${hash.digest('hex').slice(0, 12)}`;
  await Promise.all([folders.cache, folders.served].map((folder) => mkdir(folder, { recursive: true })));
  try {
    return original.drawing
      ? await drawing(original, stem, folders)
      : await photograph(original, stem, folders);
  } catch (error) {
    // A disk that is full is not the picture's fault.
    if (error instanceof ContentError || (error instanceof Error && 'code' in error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const message = `non si legge per intero (${reason}): il file è rovinato. Esportatelo di nuovo dall’originale.`;
    throw new ContentError([{ file: `${picturesFolder}/${name}`, message }]);
  }
}

async function drawing(original: Original, stem: string, folders: PictureFolders): Promise<Picture> {
  const { width, height, bytes } = original;
  const src = await kept(`${stem}.svg`, folders, async () => bytes);
  return { width, height, src, sources: [], placeholder: undefined };
}

async function photograph(original: Original, stem: string, folders: PictureFolders): Promise<Picture> {
  const { width, height, bytes } = original;
  const below = widths.filter((wanted) => wanted < width);
  // Never larger than the original, and its own width where that is less than the largest.
  const made = below.length === widths.length ? below : [...below, width];
  const largest = made.at(-1) ?? width;
  let reduced: Promise<Buffer> | undefined;
  // Forty megapixels are read once, not for every file.
  const once = () => {
    reduced ??= upright(bytes).resize({ width: largest }).png({ compressionLevel: 1 }).toBuffer();
    return reduced;
  };
  const sources: Picture['sources'] = [];
  for (const { type, ending } of formats) {
    const files: string[] = [];
    for (const each of made) {
      const address = await kept(`${stem}-${each}.${ending}`, folders, async () =>
        encode(sharp(await once()).resize({ width: each }), ending).toBuffer(),
      );
      files.push(`${address} ${each}w`);
    }
    sources.push({ type, srcSet: files.join(', ') });
  }
  return {
    width: largest,
    height: Math.round((height * largest) / width),
    src: `${servedAddress}/${stem}-${largest}.webp`,
    sources,
    placeholder: (await cached(`${stem}.txt`, folders.cache, () => blurred(bytes))).toString('utf8'),
  };
}

const upright = (bytes: Buffer) => sharp(bytes, { limitInputPixels: false, failOn: 'error' }).autoOrient();

/** Sixteen pixels in a row: about a hundred bytes, which the page blurs. */
async function blurred(bytes: Buffer): Promise<Buffer> {
  const tiny = await upright(bytes).resize({ width: 16 }).webp({ quality: 30 }).toBuffer();
  return Buffer.from(`data:image/webp;base64,${tiny.toString('base64')}`);
}

/** What has been made before, or is made now. Several pages and processes build at once: a file is whole, or not there. */
async function cached(name: string, cache: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(/* turbopackIgnore: true */ cache, name);
  if (existsSync(file)) return readFile(file);
  const bytes = await make();
  await writeWhole(file, bytes);
  return bytes;
}

/** Puts a file among those that are served. @returns its address */
async function kept(
  name: string,
  { cache, served }: PictureFolders,
  make: () => Promise<Buffer>,
): Promise<string> {
  const file = join(/* turbopackIgnore: true */ served, name);
  if (!existsSync(file)) await writeWhole(file, await cached(name, cache, make));
  return `${servedAddress}/${name}`;
}

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}

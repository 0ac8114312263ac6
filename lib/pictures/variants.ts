import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ContentError } from '@/lib/content-error';
import { reasonOf } from '@/lib/log';
import { projectPath } from '@/lib/project-path';
import type { Picture } from '@/lib/schema/picture';
import { pictureNameProblem, picturesFolder, servedPictures } from './name';

/** In pixels: a phone, a tablet or dense phone, the column of the page (72rem), and the column at twice the density. */
const WIDTHS = [480, 960, 1440, 1920];
/** Encodings that are fast enough for a build, the best first, with the quality of a file that is small enough. */
const formats = [
  { type: 'image/avif', ending: 'avif', quality: 50, effort: 3 },
  { type: 'image/webp', ending: 'webp', quality: 76, effort: 4 },
] as const;

/**
 * The budget of a file, in bytes: what its format needs, and a tenth of a byte a pixel. A phone 360 pixels wide with two dots a
 * pixel loads the width of 960: 63 kB of a photograph of 3:2.
 */
const budgetOf = (width: number, height: number) => 2000 + (width * height) / 10;
/** A file above its budget loses quality in such steps, and keeps the last one. */
const QUALITY_STEP = 8;
const MIN_QUALITY = 24;

/** More than cameras and phones make; larger pictures would fill the memory of the build. */
const MAX_PHOTOGRAPH_BYTES = 40_000_000;
const MAX_MEGAPIXELS = 120;
const MAX_DRAWING_BYTES = 200_000;
/** The largest side of a WebP file, in pixels. */
const MAX_SIDE = 16_383;

/** Part of the file names: raise it when a change of this file changes the bytes. */
const VERSION = 2;

type Size = Pick<Picture, 'width' | 'height'>;
/** The original of a picture, and the place of its served files: their folder, and the beginning of their names. */
type Original = { name: string; bytes: Buffer; folder: string; stem: string };

/**
 * Writes a picture in several widths and formats, without the camera's metadata. The same picture has the same names and bytes.
 * @param name file name in content/news/immagini
 * @param project folder of the project
 * @returns its size and the paths of its files
 * @throws ContentError naming the file and the fix if it cannot be shown
 */
export async function makePicture(name: string, project = projectPath()): Promise<Picture> {
  const bytes = await readOriginal(name, project);
  const folder = join(/* turbopackIgnore: true */ project, 'public', servedPictures);
  const hash = createHash('sha256').update(`${VERSION} ${sharp.versions.vips}\0`).update(bytes);
  const stem = `${name.replace(/\.\w+$/, '')}.${hash.digest('hex').slice(0, 12)}`;
  const original = { name, bytes, folder, stem };
  try {
    // The library's own limit is off: ours has a clearer message. The size is that after the rotation by EXIF.
    const { autoOrient: size } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (size.width * size.height > MAX_MEGAPIXELS * 1_000_000)
      refuse(
        name,
        `ha più di ${MAX_MEGAPIXELS} megapixel. Salvatela più piccola: bastano 2400 pixel di larghezza.`,
      );
    return await (isDrawing(name) ? drawing(original, size) : photograph(original, size));
  } catch (error) {
    // Disk errors are not about the picture.
    if (error instanceof ContentError || (error instanceof Error && 'code' in error)) throw error;
    return refuse(
      name,
      `non si legge (${reasonOf(error)}): il file è rovinato. Esportatelo di nuovo dall’originale.`,
    );
  }
}

/** @throws ContentError if the file is missing, badly named or too large */
async function readOriginal(name: string, project: string): Promise<Buffer> {
  const folder = join(/* turbopackIgnore: true */ project, picturesFolder);
  const nameProblem = pictureNameProblem(name, folder);
  if (nameProblem) refuse(name, nameProblem);
  const bytes = await readFile(join(/* turbopackIgnore: true */ folder, name));
  const limit = isDrawing(name) ? MAX_DRAWING_BYTES : MAX_PHOTOGRAPH_BYTES;
  const megabytes = (limit / 1_000_000).toLocaleString('it');
  if (bytes.length > limit)
    refuse(
      name,
      `pesa più di ${megabytes} MB. Salvatela più piccola: a una fotografia bastano 2400 pixel di larghezza.`,
    );
  return bytes;
}

function refuse(name: string, message: string): never {
  throw new ContentError([{ file: `${picturesFolder}/${name}`, message }]);
}

const isDrawing = (name: string) => name.endsWith('.svg');

async function drawing({ bytes, folder, stem }: Original, size: Size): Promise<Picture> {
  const src = await serve(folder, `${stem}.svg`, async () => bytes);
  return { ...size, src, sources: [], placeholder: undefined };
}

async function photograph({ name, bytes, folder, stem }: Original, size: Size): Promise<Picture> {
  const { width } = size;
  const smaller = WIDTHS.filter((wanted) => wanted < width);
  // Never larger than the original, and its own width where that is less than the largest.
  const outputWidths = smaller.length === WIDTHS.length ? smaller : [...smaller, width];
  const largest = outputWidths.at(-1) ?? width;
  const height = Math.round((size.height * largest) / width);
  if (height > MAX_SIDE)
    refuse(
      name,
      `è troppo alta: larga ${largest} pixel, ne misura ${height} in altezza, e il massimo è ${MAX_SIDE}. Tagliatela, o dividetela in più figure.`,
    );
  let reduced: Promise<Buffer> | undefined;
  // A large original is decoded once, not for every file.
  const reduce = () => {
    reduced ??= upright(bytes).resize({ width: largest }).png({ compressionLevel: 1 }).toBuffer();
    return reduced;
  };
  const sources: Picture['sources'] = [];
  for (const { type, ending, ...best } of formats) {
    const files: string[] = [];
    for (const outputWidth of outputWidths) {
      const url = await serve(folder, `${stem}-${outputWidth}.${ending}`, async () => {
        const image = sharp(await reduce()).resize({ width: outputWidth });
        const budget = budgetOf(outputWidth, (height * outputWidth) / largest);
        let file: Buffer;
        let quality: number = best.quality;
        do {
          file = await image
            .clone()
            .toFormat(ending, { ...best, quality })
            .toBuffer();
          quality -= QUALITY_STEP;
        } while (file.length > budget && quality >= MIN_QUALITY);
        return file;
      });
      files.push(`${url} ${outputWidth}w`);
    }
    sources.push({ type, srcSet: files.join(', ') });
  }
  return {
    width: largest,
    height,
    src: `${servedPictures}/${stem}-${largest}.webp`,
    sources,
    placeholder: await blurred(bytes),
  };
}

const upright = (bytes: Buffer) => sharp(bytes, { limitInputPixels: false, failOn: 'error' }).autoOrient();

/** Width of the placeholder, in pixels: about a hundred bytes, which the page blurs. */
const PLACEHOLDER_WIDTH = 16;

async function blurred(bytes: Buffer): Promise<string> {
  const tiny = await upright(bytes).resize({ width: PLACEHOLDER_WIDTH }).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/**
 * Writes a served file, unless it exists. Its name comes last, because several processes of a build may write it.
 * @returns its path
 */
async function serve(folder: string, name: string, make: () => Promise<Buffer>): Promise<string> {
  const file = join(/* turbopackIgnore: true */ folder, name);
  if (!existsSync(file)) {
    const bytes = await make();
    const part = `${file}.${randomUUID()}.part`;
    await mkdir(folder, { recursive: true });
    await writeFile(part, bytes);
    await rename(part, file);
  }
  return `${servedPictures}/${name}`;
}

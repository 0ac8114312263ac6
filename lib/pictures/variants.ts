import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { ContentError } from '@/lib/content-error';
import { reasonOf } from '@/lib/log';
import { projectPath } from '@/lib/project-path';
import type { Picture } from '@/lib/schema/picture';
import { pictureNameProblem, picturesFolder } from './name';

/** In pixels: a phone, a tablet or dense phone, the column of the page (72rem), and the column at twice the density. */
const widths = [480, 960, 1440, 1920];
/** Encodings that are fast enough for a build and small enough for a phone. */
const formats = [
  {
    type: 'image/avif',
    ending: 'avif',
    encode: (image: Sharp) => image.avif({ quality: 50, effort: 3 }),
  },
  { type: 'image/webp', ending: 'webp', encode: (image: Sharp) => image.webp({ quality: 76 }) },
] as const;

/** More than cameras and phones make; larger pictures would fill the memory of the build. */
const limits = { photograph: 40_000_000, drawing: 200_000, megapixels: 120 };

/** Part of the file names: raise it when a change of this file changes the bytes. */
const version = 1;

/** Address of the folder of served pictures; each name contains a hash. */
const servedAddress = '/assets/pictures';

/**
 * Writes a picture in several widths and formats, without the camera's metadata, and gives their addresses. The same picture
 * gives the same names and bytes.
 * @param project folder of the project
 * @throws ContentError naming the file and the fix if it cannot be shown
 */
export async function makePicture(name: string, project = projectPath()): Promise<Picture> {
  const refuse = (message: string): never => {
    throw new ContentError([{ file: `${picturesFolder}/${name}`, message }]);
  };
  const folder = join(/* turbopackIgnore: true */ project, picturesFolder);
  const nameProblem = pictureNameProblem(name, folder);
  if (nameProblem) refuse(nameProblem);
  const bytes = await readFile(join(/* turbopackIgnore: true */ folder, name));
  const isDrawing = name.endsWith('.svg');
  const limit = isDrawing ? limits.drawing : limits.photograph;
  if (bytes.length > limit)
    refuse(
      `pesa più di ${(limit / 1_000_000).toLocaleString('it')} MB. Salvatela più piccola: a una fotografia bastano 2400 pixel di larghezza.`,
    );
  try {
    // The library's own limit is off: ours has a clearer message. The size is that after the rotation by EXIF.
    const { autoOrient: size } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (size.width * size.height > limits.megapixels * 1_000_000)
      refuse(
        `ha più di ${limits.megapixels} megapixel. Salvatela più piccola: bastano 2400 pixel di larghezza.`,
      );
    const served = join(/* turbopackIgnore: true */ project, 'public', servedAddress);
    const hash = createHash('sha256').update(`${version} ${sharp.versions.vips}\0`).update(bytes);
    const stem = `${name.replace(/\.\w+$/, '')}.${hash.digest('hex').slice(0, 12)}`;
    if (!isDrawing) return await photograph(bytes, size, served, stem);
    return {
      ...size,
      src: await serve(served, `${stem}.svg`, async () => bytes),
      sources: [],
      placeholder: undefined,
    };
  } catch (error) {
    // Disk errors are not about the picture.
    if (error instanceof ContentError || (error instanceof Error && 'code' in error)) throw error;
    return refuse(
      `non si legge (${reasonOf(error)}): il file è rovinato. Esportatelo di nuovo dall’originale.`,
    );
  }
}

async function photograph(
  bytes: Buffer,
  { width, height }: Pick<Picture, 'width' | 'height'>,
  served: string,
  stem: string,
): Promise<Picture> {
  const smaller = widths.filter((wanted) => wanted < width);
  // Never larger than the original, and its own width where that is less than the largest.
  const outputWidths = smaller.length === widths.length ? smaller : [...smaller, width];
  const largest = outputWidths.at(-1) ?? width;
  let reduced: Promise<Buffer> | undefined;
  // A large original is decoded once, not for every file.
  const reduce = () => {
    reduced ??= upright(bytes).resize({ width: largest }).png({ compressionLevel: 1 }).toBuffer();
    return reduced;
  };
  const sources: Picture['sources'] = [];
  for (const { type, ending, encode } of formats) {
    const files: string[] = [];
    for (const outputWidth of outputWidths) {
      const address = await serve(served, `${stem}-${outputWidth}.${ending}`, async () =>
        encode(sharp(await reduce()).resize({ width: outputWidth })).toBuffer(),
      );
      files.push(`${address} ${outputWidth}w`);
    }
    sources.push({ type, srcSet: files.join(', ') });
  }
  return {
    width: largest,
    height: Math.round((height * largest) / width),
    src: `${servedAddress}/${stem}-${largest}.webp`,
    sources,
    placeholder: await blurred(bytes),
  };
}

const upright = (bytes: Buffer) => sharp(bytes, { limitInputPixels: false, failOn: 'error' }).autoOrient();

/** Sixteen pixels wide: about a hundred bytes, which the page blurs. */
async function blurred(bytes: Buffer): Promise<string> {
  const tiny = await upright(bytes).resize({ width: 16 }).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/**
 * Writes a file that is served, unless it is there: under another name first, because several processes of a build may make it.
 * @returns its address
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
  return `${servedAddress}/${name}`;
}

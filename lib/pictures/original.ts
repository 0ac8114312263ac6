import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ContentError, type ContentProblem } from '@/lib/content-error';
import { pictureNameProblem, picturesFolder } from './name';

/** More than cameras and phones make; larger pictures would fill the memory of the build. */
const limits = { bytes: 40_000_000, pixels: 120_000_000, drawingBytes: 200_000 };

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;
const inMegapixels = (pixels: number) => `${Math.ceil(pixels / 1_000_000)} megapixel`;

export type Original = { name: string; bytes: Buffer; width: number; height: number; drawing: boolean };

/**
 * Reads a picture and its size after EXIF rotation.
 * @param project folder of the project
 * @throws ContentError naming the file and the fix if it is too large, or no picture
 */
export async function readOriginal(name: string, project: string): Promise<Original> {
  const folder = join(/* turbopackIgnore: true */ project, picturesFolder);
  const misnamed = pictureNameProblem(name, folder);
  const refuse = (message: string): never => {
    const problem: ContentProblem = { file: `${picturesFolder}/${name}`, message };
    throw new ContentError([problem]);
  };
  if (misnamed) refuse(misnamed);
  const file = join(/* turbopackIgnore: true */ folder, name);
  const drawing = name.endsWith('.svg');
  const { size } = await stat(file);
  if (size > limits.bytes) {
    refuse(
      `pesa ${inMegabytes(size)} e può pesare al massimo ${inMegabytes(limits.bytes)}. Salvatela più piccola: bastano 2400 pixel di larghezza.`,
    );
  }
  if (drawing && size > limits.drawingBytes) {
    refuse(
      `è un disegno di ${Math.ceil(size / 1000)} kB e può pesarne al massimo ${limits.drawingBytes / 1000}. Semplificatelo, o salvatelo come PNG.`,
    );
  }
  const bytes = await readFile(file);
  const { width, height } = await dimensionsOf(bytes).catch(() =>
    refuse('non si legge come figura: il file è rovinato o incompleto. Esportatelo di nuovo dall’originale.'),
  );
  if (width * height > limits.pixels) {
    refuse(
      `ha ${inMegapixels(width * height)} e può averne al massimo ${inMegapixels(limits.pixels)}. Salvatela più piccola: bastano 2400 pixel di larghezza.`,
    );
  }
  return { name, bytes, width, height, drawing };
}

async function dimensionsOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  // The library's own limit is off: ours has a clearer message.
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return autoOrient;
}

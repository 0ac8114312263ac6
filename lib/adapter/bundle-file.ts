import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cachedValue } from '../build-cache';
import { type Compressed, isCompressible, precompress } from './precompress';

/** A file of the bundle that is on no disk yet. */
export type MadeFile = { path: string; text: string };

/** Writes a file and its compressed copies. @param name relative to the folder, with forward slashes */
export async function writeCompressed(
  folder: string,
  name: string,
  { bytes, br, gz }: Compressed,
): Promise<void> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  if (br) await writeFile(`${file}.br`, br);
  if (gz) await writeFile(`${file}.gz`, gz);
}

/**
 * Compresses and writes a file.
 * @param cache where compressed copies are kept from build to build
 */
export async function writeBundleFile(
  folder: string,
  name: string,
  content: Buffer | string,
  cache: string,
): Promise<void> {
  const bytes = Buffer.from(content);
  const compress = () => precompress(name, bytes, 'best');
  const key = createHash('sha256').update(`${process.version}\0`).update(bytes).digest('hex');
  const compressed = isCompressible(name, bytes) ? await cachedValue(cache, key, compress) : { bytes };
  await writeCompressed(folder, name, compressed);
}

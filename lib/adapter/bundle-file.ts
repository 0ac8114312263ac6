import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Compressed, precompress } from './precompress';

/** A generated file of the bundle. */
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

/** Compresses and writes a file. */
export async function writeBundleFile(folder: string, name: string, content: Buffer | string): Promise<void> {
  await writeCompressed(folder, name, await precompress(name, content, 'best'));
}

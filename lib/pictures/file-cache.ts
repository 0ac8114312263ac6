import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A drawn file, kept from build to build under a name made of all that it depends on: drawing it anew gives the same
 * bytes, only later.
 * @param folder where drawn files are kept
 * @param depends everything the drawing depends on
 */
export async function cachedFile(
  folder: string,
  depends: readonly (string | Uint8Array)[],
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const part of depends) hash.update(part).update('\0');
  const file = join(/* turbopackIgnore: true */ folder, hash.digest('hex').slice(0, 32));
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const drawn = await draw();
  await mkdir(folder, { recursive: true });
  // Workers may draw the same at once, and a build may be stopped: the name appears with the whole file.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, drawn);
  await rename(unfinished, file);
  return drawn;
}

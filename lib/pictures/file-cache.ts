import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A file that is made once and kept from build to build.
 * @param folder of the cache; it may be deleted at any time
 * @param name must change with everything that the content depends on
 */
export async function cachedFile(
  folder: string,
  name: string,
  make: () => Buffer | Promise<Buffer>,
): Promise<Buffer> {
  const file = join(/* turbopackIgnore: true */ folder, name);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  const bytes = await make();
  await mkdir(folder, { recursive: true });
  // Several processes build at once, and a build may be stopped: the name appears with the whole file.
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
  return bytes;
}

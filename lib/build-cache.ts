import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

const DIGEST_BYTES = 32;
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/**
 * An entry of a cache that is kept from build to build.
 * @param folder of the cache; it may be deleted at any time
 * @returns undefined if there is none, or it is damaged
 */
export async function readEntry(folder: string, name: string): Promise<Buffer | undefined> {
  const file = join(/* turbopackIgnore: true */ folder, name);
  const stored = await readFile(file).catch(() => undefined);
  if (!stored) return undefined;
  const bytes = stored.subarray(DIGEST_BYTES);
  if (!digestOf(bytes).equals(stored.subarray(0, DIGEST_BYTES))) return undefined;
  // Marks it as used, for removeUnused.
  const now = new Date();
  await utimes(file, now, now);
  return bytes;
}

/** @param name must change with everything that the content depends on */
export async function writeEntry(folder: string, name: string, bytes: Buffer): Promise<void> {
  await writeWhole(folder, name, Buffer.concat([digestOf(bytes), bytes]));
}

/** An entry that is made once and kept from build to build. */
export async function cachedEntry(
  folder: string,
  name: string,
  make: () => Buffer | Promise<Buffer>,
): Promise<Buffer> {
  const cached = await readEntry(folder, name);
  if (cached) return cached;
  const bytes = await make();
  await writeEntry(folder, name, bytes);
  return bytes;
}

/** The same for a value that the structured clone algorithm can copy. */
export async function cachedValue<Value>(
  folder: string,
  name: string,
  make: () => Promise<Value>,
): Promise<Value> {
  return deserialize(await cachedEntry(folder, name, async () => serialize(await make())));
}

/**
 * Removes the entries that no build has used since, so that a cache does not grow for ever.
 * @param since in milliseconds since 1970
 */
export async function removeUnused(folder: string, since: number): Promise<void> {
  const names = await readdir(/* turbopackIgnore: true */ folder).catch(() => []);
  for (const name of names) {
    const file = join(/* turbopackIgnore: true */ folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < since) await rm(file, { force: true });
  }
}

/**
 * Writes a file that has its name only once it is complete: several processes build at once, and a build may be stopped.
 */
export async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = join(/* turbopackIgnore: true */ folder, name);
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}

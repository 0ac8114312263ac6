import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cachedValue } from '../build-cache';
import { type Compressed, type Effort, isCompressible, precompress } from './precompress';

/** Files that are made at once: as many as zlib compresses. More would only wait in memory. */
export const CONCURRENCY = 4;

/** A file of the bundle that is on no disk yet. */
export type MadeFile = { path: string; text: string };

/**
 * A folder of served files that is written beside the one it replaces, so that a build that fails half way leaves none
 * that could be taken for a whole one.
 */
export class BundleWriter {
  readonly #final: string;
  readonly #folder: string;
  readonly #cache: string | undefined;
  readonly #made = new Set<string>();

  private constructor(final: string, cache?: string) {
    this.#final = final;
    this.#cache = cache;
    this.#folder = `${final}.new`;
  }

  /**
   * Starts with an empty folder, and removes the bundle of an earlier build.
   * @param cache where compressed copies are kept from build to build
   */
  static async begin(final: string, cache?: string): Promise<BundleWriter> {
    const site = new BundleWriter(final, cache);
    await rm(final, { recursive: true, force: true });
    await rm(site.#folder, { recursive: true, force: true });
    await mkdir(site.#folder, { recursive: true });
    return site;
  }

  /** For a worker thread: writes into the folder that another thread has begun. */
  static resume(final: string): BundleWriter {
    return new BundleWriter(final);
  }

  /** Writes a file, and its compressed copies where they pay. @param name relative, with forward slashes */
  async write(name: string, content: Buffer | string, effort: Effort = 'best'): Promise<void> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const compress = () => precompress(name, bytes, effort);
    if (!this.#cache || !isCompressible(name, bytes)) {
      return this.writeCompressed(name, await compress());
    }
    const key = createHash('sha256').update(`${process.version} ${effort}\0`).update(bytes).digest('hex');
    await this.writeCompressed(name, await cachedValue(this.#cache, key, compress));
  }

  /** Writes a file with the copies that there are. */
  async writeCompressed(name: string, { bytes, br, gz }: Compressed): Promise<void> {
    const file = join(this.#folder, name);
    const folder = dirname(file);
    if (!this.#made.has(folder)) {
      await mkdir(folder, { recursive: true });
      this.#made.add(folder);
    }
    await writeFile(file, bytes);
    if (br) await writeFile(`${file}.br`, br);
    if (gz) await writeFile(`${file}.gz`, gz);
  }

  /** Copies a file. */
  async copy(name: string, from: string): Promise<void> {
    await this.write(name, await readFile(from));
  }

  /** Moves the folder to its final place. */
  async finish(): Promise<void> {
    await rename(this.#folder, this.#final);
  }
}

/** All files below a folder, relative to it, with forward slashes, sorted; without hidden ones. */
export async function filesBelow(folder: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter(({ name }) => !name.startsWith('.'))
      .map((entry) =>
        entry.isDirectory() ? filesBelow(folder, `${prefix}${entry.name}/`) : [`${prefix}${entry.name}`],
      ),
  );
  return found.flat().sort();
}

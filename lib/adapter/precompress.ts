import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Text files. Pictures and fonts are compressed already. */
const textLike = /\.(?:html|css|js|json|xml|svg|txt|webmanifest|map)$/;
/**
 * Brotli levels. `quick` is for thousands of files: it takes a thirtieth of the time for 8% more bytes, and makes no gzip
 * copies, because every browser takes Brotli.
 */
const qualities = { best: constants.BROTLI_MAX_QUALITY, quick: 6 };
type Effort = keyof typeof qualities;

/** Below this size compression saves no TCP packet. */
const MIN_BYTES = 1024;

/** A generated file of the bundle. */
export type GeneratedFile = { path: string; text: string };

/**
 * Writes a file of the bundle, and its compressed copies where they pay. The same bytes give the same copies.
 * @param names relative to the folder, with forward slashes: several where the file has several names
 */
export async function writeBundleFile(
  folder: string,
  names: readonly string[],
  content: Buffer | string,
  effort: Effort = 'best',
): Promise<void> {
  const { bytes, br, gz } = await precompress(names[0] ?? '', Buffer.from(content), effort);
  for (const name of names) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    if (br) await writeFile(`${file}.br`, br);
    if (gz) await writeFile(`${file}.gz`, gz);
  }
}

/** The bytes of a file, and its compressed copies if it is a text that is long enough. */
export async function precompress(name: string, bytes: Buffer, effort: Effort) {
  if (!textLike.test(name) || bytes.length < MIN_BYTES) return { bytes };
  const [br, gz] = await Promise.all([
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualities[effort],
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    effort === 'best' ? toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }) : undefined,
  ]);
  return { bytes, br, gz };
}

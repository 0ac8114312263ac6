import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Files that compress well. Pictures and fonts are compressed already. */
const textLike = /\.(?:html|css|js|json|xml|svg|txt|webmanifest|map)$/;
/**
 * Brotli levels. `quick` is for thousands of files: it needs a thirtieth of the time for 8% more bytes, and makes no gzip
 * copies, because every browser accepts Brotli.
 */
const qualities = { best: constants.BROTLI_MAX_QUALITY, quick: 6 };
type Effort = keyof typeof qualities;

/** A smaller file fits into one TCP packet without compression. */
const MIN_BYTES = 1024;

/** A file of the bundle that the adapter generates: its path and its text. */
export type GeneratedFile = { path: string; text: string };

/**
 * Writes a file of the bundle, and its compressed copies (see `precompress`). The same bytes give the same copies.
 * @param names all names of the file, relative to the folder, with forward slashes
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

/**
 * Compresses a file.
 * @returns its bytes; if it is a text of at least `MIN_BYTES`, also its copies: `br`, and `gz` with the effort `best`
 */
async function precompress(name: string, bytes: Buffer, effort: Effort) {
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

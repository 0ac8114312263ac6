import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Text files. Pictures and fonts are compressed already. */
const textLike = /\.(?:html|css|js|json|xml|svg|txt|webmanifest|map)$/;
/**
 * Brotli levels: `quick` takes a thirtieth of the time for 8% more bytes. It is for thousands of files, and makes no gzip
 * copies: every browser takes Brotli, and other clients get the text as it is.
 */
const qualities = { best: constants.BROTLI_MAX_QUALITY, quick: 6 };
export type Effort = keyof typeof qualities;

/** Below this size compression saves no TCP packet. */
const MIN_BYTES = 1024;

/** Whether a file gets compressed copies. */
const isCompressible = (name: string, bytes: Buffer): boolean =>
  textLike.test(name) && bytes.length >= MIN_BYTES;

/** The bytes of a file, and its compressed copies where they pay. */
export type Compressed = { bytes: Buffer; br?: Buffer; gz?: Buffer };

/**
 * Compresses a file; the same bytes give the same copies.
 * @param name decides by its ending
 */
export async function precompress(
  name: string,
  content: Buffer | string,
  effort: Effort,
): Promise<Compressed> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  if (!isCompressible(name, bytes)) return { bytes };
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
  return { bytes, br, ...(gz && { gz }) };
}

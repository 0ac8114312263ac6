import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { precompress } from '@/lib/adapter/precompress';

const words = Buffer.from('Una pagina di parole. '.repeat(200));

describe('the compressed copies of a file', () => {
  it('decompress to the same text', async () => {
    const { bytes, br = Buffer.of(), gz = Buffer.of() } = await precompress('pagina.html', words, 'best');
    const texts = [bytes, brotliDecompressSync(br), gunzipSync(gz)].map(String);
    expect(texts).toEqual(Array(3).fill(String(words)));
  });

  it.each([
    ['only Brotli', 'pagina.html', words, ['bytes', 'br']],
    ['missing for a small file', 'breve.html', Buffer.from('breve'), ['bytes']],
    ['missing for a font', 'testo.woff2', words, ['bytes']],
    ['missing for the rules of a CDN', '_headers', words, ['bytes']],
  ])('with the effort «quick» are %s', async (_, name, text, keys) => {
    const copies = await precompress(name, text, 'quick');
    expect(Object.keys(copies).filter((key) => copies[key as keyof typeof copies])).toEqual(keys);
  });
});

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

  it('are only Brotli when it has to be quick, and missing for small files, fonts and rules of hosts', async () => {
    const namesOf = async (name: string, text: Buffer) =>
      Object.entries(await precompress(name, text, 'quick')).flatMap(([key, value]) => (value ? [key] : []));
    expect(await namesOf('pagina.html', words)).toEqual(['bytes', 'br']);
    expect(await namesOf('breve.html', Buffer.from('breve'))).toEqual(['bytes']);
    expect(await namesOf('testo.woff2', words)).toEqual(['bytes']);
    expect(await namesOf('_headers', words)).toEqual(['bytes']);
  });
});

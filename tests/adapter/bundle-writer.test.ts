import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { BundleWriter, filesBelow } from '@/lib/adapter/bundle-writer';

const home = mkdtempSync(join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(home, { recursive: true }));

const words = 'Una pagina di parole. '.repeat(200);

describe('the folder of served files', () => {
  it('is there only when it is whole, and holds nothing of an earlier one', async () => {
    const final = join(home, 'whole');
    const first = await BundleWriter.begin(final);
    await first.write('vecchia.html', words);
    await first.finish();
    const second = await BundleWriter.begin(final);
    await second.write('a/nuova.html', words);
    expect(existsSync(final)).toBe(false);
    await second.finish();
    expect(await filesBelow(final)).toEqual(['a/nuova.html', 'a/nuova.html.br', 'a/nuova.html.gz']);
    expect(readdirSync(home)).toEqual(['whole']);
  });

  it.each(['best', 'quick'] as const)(
    'compresses texts (%s) so that they come out as they went in',
    async (effort) => {
      const final = join(home, effort);
      const site = await BundleWriter.begin(final);
      await site.write('pagina.html', words, effort);
      await site.write('breve.html', 'breve');
      await site.write('testo.woff2', words);
      await site.write('_headers', words);
      await site.finish();
      const gzip = effort === 'best' ? ['pagina.html.gz'] : [];
      const copies = ['pagina.html.br', ...gzip];
      expect(await filesBelow(final)).toEqual([
        '_headers',
        'breve.html',
        'pagina.html',
        ...copies,
        'testo.woff2',
      ]);
      expect(brotliDecompressSync(readFileSync(join(final, 'pagina.html.br'))).toString()).toBe(words);
      for (const name of gzip) expect(gunzipSync(readFileSync(join(final, name))).toString()).toBe(words);
    },
  );

  it('writes the same bytes every time', async () => {
    const twice = await Promise.all(
      ['x', 'y'].map(async (name) => {
        const site = await BundleWriter.begin(join(home, name));
        await site.write('pagina.html', words);
        await site.finish();
        return ['br', 'gz'].map((kind) => readFileSync(join(home, name, `pagina.html.${kind}`)));
      }),
    );
    expect(twice[0]).toEqual(twice[1]);
  });
});

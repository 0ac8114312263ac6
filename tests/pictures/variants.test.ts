import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePicture } from '@/lib/pictures/variants';

const home = mkdtempSync(join(tmpdir(), 'figure-'));
const folders = (name: string) => ({
  originals: join(home, 'originals'),
  cache: join(home, name, 'cache'),
  served: join(home, name, 'served'),
});
const put = (name: string, bytes: Buffer | string) => writeFileSync(join(home, 'originals', name), bytes);
/** Of one colour, which compresses fast. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a8927c' } });
/** A photograph whose header states another size. */
const stretched = (photograph: Buffer, width: number, height: number): Buffer => {
  const bytes = Buffer.from(photograph);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
};
const refusal = (name: string) =>
  makePicture(name, folders('refused')).then(
    () => 'taken',
    (error: Error) => error.message,
  );

beforeAll(async () => {
  mkdirSync(join(home, 'originals'));
  put(
    'foto.jpg',
    await plain(1100, 700)
      .withExif({ IFD0: { Artist: 'Nome Segreto' } })
      .jpeg()
      .toBuffer(),
  );
  put('in-piedi.jpg', await plain(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer());
});
afterAll(() => rmSync(home, { recursive: true }));

describe('a photograph', () => {
  it('is made small in two formats, never larger than it is, with its measures and a placeholder', async () => {
    const picture = await makePicture('foto.jpg', folders('a'));
    expect(picture).toMatchObject({ width: 1100, height: 700 });
    expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    const [avif = '', webp = ''] = picture.sources.map(({ srcSet }) => srcSet);
    const name =
      /^\/assets\/pictures\/foto\.[0-9a-f]{12}-480\.avif 480w, \S+-960\.avif 960w, \S+-1100\.avif 1100w$/;
    expect(avif).toMatch(name);
    expect(webp).toMatch(/-480\.webp 480w, /);
    expect(picture.src).toMatch(/-1100\.webp$/);
    expect(picture.placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]{40,400}$/);
    const served = readdirSync(folders('a').served);
    expect(served).toHaveLength(6);
    for (const file of served) {
      const { width, exif, format } = await sharp(join(folders('a').served, file)).metadata();
      expect([file, width, exif]).toEqual([file, Number(/-(\d+)\./.exec(file)?.[1]), undefined]);
      expect(file).toContain(format === 'heif' ? '.avif' : '.webp');
    }
  });

  it('gives the same names and bytes again, and is made once', async () => {
    const [a, b] = [folders('a'), folders('b')];
    expect(await makePicture('foto.jpg', b)).toEqual(await makePicture('foto.jpg', a));
    for (const file of readdirSync(a.served)) {
      expect(readFileSync(join(b.served, file)).equals(readFileSync(join(a.served, file)))).toBe(true);
    }
    rmSync(b.served, { recursive: true });
    const before = readdirSync(b.cache).map((file) => statSync(join(b.cache, file)).ino);
    await makePicture('foto.jpg', b);
    expect(readdirSync(b.served)).toEqual(readdirSync(a.served));
    expect(readdirSync(b.cache).map((file) => statSync(join(b.cache, file)).ino)).toEqual(before);
  });

  it('may be asked for by several pages at once', async () => {
    const asked = Array.from({ length: 6 }, () => makePicture('foto.jpg', folders('at-once')));
    expect(new Set((await Promise.all(asked)).map(({ src }) => src)).size).toBe(1);
    expect(readdirSync(folders('at-once').served)).toHaveLength(6);
  });

  it('stands upright as the camera was held', async () => {
    expect(await makePicture('in-piedi.jpg', folders('c'))).toMatchObject({ width: 40, height: 60 });
  });

  it('may have forty megapixels', async () => {
    put('grande.jpg', await plain(7746, 5164).jpeg().toBuffer());
    const picture = await makePicture('grande.jpg', folders('d'));
    expect(picture).toMatchObject({ width: 1920, height: 1280 });
    const largest = readdirSync(folders('d').served).map(
      (file) => statSync(join(folders('d').served, file)).size,
    );
    expect(Math.max(...largest)).toBeLessThan(statSync(join(home, 'originals/grande.jpg')).size);
  }, 60_000);
});

describe('a drawing', () => {
  it('stays one', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 75" width="120" height="75"/>';
    put('disegno.svg', svg);
    const picture = await makePicture('disegno.svg', folders('e'));
    expect(picture).toMatchObject({ width: 120, height: 75, sources: [], placeholder: undefined });
    expect(picture.src).toMatch(/^\/assets\/pictures\/disegno\.[0-9a-f]{12}\.svg$/);
    expect(readFileSync(join(home, 'e/served', picture.src.split('/').at(-1) ?? ''), 'utf8')).toBe(svg);
  });
});

describe('a picture is refused by name, with its fix,', () => {
  it('when it is damaged', async () => {
    put('rotta.jpg', 'questa non è una figura');
    expect(await refusal('rotta.jpg')).toContain(
      'immagini/rotta.jpg: non si legge come figura: il file è rovinato',
    );
    put('meta.jpg', readFileSync(join(home, 'originals/foto.jpg')).subarray(0, 2000));
    expect(await refusal('meta.jpg')).toContain('immagini/meta.jpg: non si legge per intero');
    expect(existsSync(folders('refused').served)).toBe(false);
  });

  it('when it is too large', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';
    put('enorme.svg', `${svg}${' '.repeat(200_000)}</svg>`);
    expect(await refusal('enorme.svg')).toContain('enorme.svg: è un disegno di 201 kB');
    put('pesante.jpg', Buffer.alloc(40_000_001));
    expect(await refusal('pesante.jpg')).toContain('pesante.jpg: pesa 41 MB e può pesare al massimo 40 MB.');
    put('vasta.jpg', stretched(readFileSync(join(home, 'originals/foto.jpg')), 20_000, 7000));
    expect(await refusal('vasta.jpg')).toContain(
      'vasta.jpg: ha 140 megapixel e può averne al massimo 120 megapixel.',
    );
  }, 60_000);

  it('when a drawing could run something', async () => {
    put('attivo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    expect(await refusal('attivo.svg')).toContain('attivo.svg: è un disegno che contiene uno script');
  });

  it('when it is not there', async () => {
    expect(await refusal('assente.jpg')).toContain('«assente.jpg» non è in content/news/immagini.');
  });
});

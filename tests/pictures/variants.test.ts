import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { makePicture } from '@/lib/pictures/variants';
import { folderOfTest, put } from '@/tests/temporary';

let project: string;
const add = (name: string, bytes: Buffer | string) => put(project, `content/news/immagini/${name}`, bytes);
const folder = () => join(project, 'public/assets/pictures');
const madeFiles = () => readdirSync(folder()).map((name) => join(folder(), name));

/** A picture of one colour, which is compressed fast. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a8927c' } });
const photograph = await plain(1100, 700)
  .withExif({ IFD0: { Artist: 'Nome Segreto' } })
  .jpeg()
  .toBuffer();

beforeEach(() => {
  project = folderOfTest();
  add('foto.jpg', photograph);
});

describe('a photograph', () => {
  it('has smaller files in two formats, its size and a placeholder', async () => {
    const picture = await makePicture('foto.jpg', project);
    expect(picture).toMatchObject({ width: 1100, height: 700 });
    expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    const [avif = '', webp = ''] = picture.sources.map(({ srcSet }) => srcSet);
    const name =
      /^\/assets\/pictures\/foto\.[0-9a-f]{12}-480\.avif 480w, \S+-960\.avif 960w, \S+-1100\.avif 1100w$/;
    expect(avif).toMatch(name);
    expect(webp).toMatch(/-480\.webp 480w, /);
    expect(picture.src).toMatch(/-1100\.webp$/);
    expect(picture.placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]{40,400}$/);
  });

  it('has files with the width and the format of their names, without its metadata', async () => {
    await makePicture('foto.jpg', project);
    expect(madeFiles()).toHaveLength(6);
    for (const file of madeFiles()) {
      const { width, exif, format } = await sharp(file).metadata();
      expect(file).toContain(`-${width}.${format === 'heif' ? 'avif' : 'webp'}`);
      expect(exif).toBeUndefined();
    }
  });

  it('with many details loses quality until its files are small enough for a phone', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 22 } as const;
    const small = sharp({ create: { width: 500, height: 320, channels: 3, background: 'gray', noise } });
    add(
      'mossa.jpg',
      await sharp(await small.png().toBuffer())
        .resize(1000)
        .jpeg()
        .toBuffer(),
    );
    await makePicture('mossa.jpg', project);
    for (const ending of ['960.avif', '960.webp']) {
      const file = madeFiles().find((name) => name.endsWith(ending)) ?? '';
      expect(statSync(file).size, ending).toBeLessThan(64_000);
    }
  });

  it('is made once, even if several pages ask for it at the same time', async () => {
    await Promise.all([1, 2, 3].map(() => makePicture('foto.jpg', project)));
    const inodes = () => madeFiles().map((file) => statSync(file).ino);
    const before = inodes();
    await makePicture('foto.jpg', project);
    expect(inodes()).toEqual(before);
  });

  it('may have the largest height of its formats', async () => {
    add('alta.png', await plain(20, 16_383).png().toBuffer());
    expect(await makePicture('alta.png', project)).toMatchObject({ width: 20, height: 16_383 });
  });

  it('is rotated as the camera was held', async () => {
    add('in-piedi.jpg', await plain(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect(await makePicture('in-piedi.jpg', project)).toMatchObject({ width: 40, height: 60 });
  });
});

it('a drawing is copied under a name with its hash', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 75" width="120" height="75"/>';
  add('disegno.svg', svg);
  const picture = await makePicture('disegno.svg', project);
  expect(picture).toMatchObject({ width: 120, height: 75, sources: [], placeholder: undefined });
  expect(picture.src).toMatch(/^\/assets\/pictures\/disegno\.[0-9a-f]{12}\.svg$/);
  expect(readFileSync(join(project, 'public', picture.src), 'utf8')).toBe(svg);
});

/** A photograph whose header states this size. */
function photographOfSize(width: number, height: number): Buffer {
  const bytes = Buffer.from(photograph);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}
const hugeDrawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${' '.repeat(200_000)}</svg>`;

it.each([
  ['rotta.jpg', 'questa non è una figura', ': il file è rovinato'],
  ['meta.jpg', photograph.subarray(0, 2000), ': il file è rovinato'],
  ['enorme.svg', hugeDrawing, 'enorme.svg: pesa più di 0,2 MB.'],
  ['pesante.jpg', Buffer.alloc(40_000_001), 'pesante.jpg: pesa più di 40 MB.'],
  ['vasta.jpg', photographOfSize(20_000, 7000), 'vasta.jpg: ha più di 120 megapixel.'],
  ['alta.jpg', photographOfSize(2000, 17_067), 'alta.jpg: è troppo alta: larga 1920 pixel, ne misura 16384'],
])('a picture that is damaged or too large is rejected with its name: %s', async (name, bytes, message) => {
  add(name, bytes);
  const made = makePicture(name, project);
  await expect(made).rejects.toThrow(`immagini/${name}`);
  await expect(made).rejects.toThrow(message);
  expect(existsSync(folder())).toBe(false);
});

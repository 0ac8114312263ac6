import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { makePicture } from '@/lib/pictures/variants';
import { folderOfTest } from '@/tests/temporary';

let project: string;
const original = (name: string) => join(project, 'content/news/immagini', name);
const served = () => join(project, 'public/assets/pictures');
const put = (name: string, bytes: Buffer | string) => writeFileSync(original(name), bytes);
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
  makePicture(name, project).then(
    () => 'taken',
    (error: Error) => error.message,
  );

const photograph = plain(1100, 700)
  .withExif({ IFD0: { Artist: 'Nome Segreto' } })
  .jpeg()
  .toBuffer();
beforeEach(async () => {
  project = folderOfTest();
  mkdirSync(original(''), { recursive: true });
  put('foto.jpg', await photograph);
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
    const files = readdirSync(served());
    expect(files).toHaveLength(6);
    for (const file of files) {
      const { width, exif, format } = await sharp(join(served(), file)).metadata();
      expect([file, width, exif]).toEqual([file, Number(/-(\d+)\./.exec(file)?.[1]), undefined]);
      expect(file).toContain(format === 'heif' ? '.avif' : '.webp');
    }
  });

  it('is made once, also for several pages at once, and has the same bytes when it is made again', async () => {
    const asked = await Promise.all([1, 2, 3].map(() => makePicture('foto.jpg', project)));
    expect(new Set(asked.map(({ src }) => src)).size).toBe(1);
    const bytes = () => readdirSync(served()).map((file) => readFileSync(join(served(), file), 'base64'));
    const first = bytes();
    const inodes = () => readdirSync(served()).map((file) => statSync(join(served(), file)).ino);
    const before = inodes();
    await makePicture('foto.jpg', project);
    expect(inodes()).toEqual(before);
    rmSync(served(), { recursive: true });
    await makePicture('foto.jpg', project);
    expect(bytes()).toEqual(first);
  });

  it('is rotated as the camera was held', async () => {
    put('in-piedi.jpg', await plain(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect(await makePicture('in-piedi.jpg', project)).toMatchObject({ width: 40, height: 60 });
  });
});

it('a drawing stays one', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 75" width="120" height="75"/>';
  put('disegno.svg', svg);
  const picture = await makePicture('disegno.svg', project);
  expect(picture).toMatchObject({ width: 120, height: 75, sources: [], placeholder: undefined });
  expect(picture.src).toMatch(/^\/assets\/pictures\/disegno\.[0-9a-f]{12}\.svg$/);
  expect(readFileSync(join(project, 'public', picture.src), 'utf8')).toBe(svg);
});

describe('a picture is refused, with its name and the fix,', () => {
  it('when it is damaged', async () => {
    put('rotta.jpg', 'questa non è una figura');
    put('meta.jpg', readFileSync(original('foto.jpg')).subarray(0, 2000));
    for (const name of ['rotta.jpg', 'meta.jpg'])
      expect(await refusal(name)).toMatch(
        new RegExp(`immagini/${name}: non si legge .*: il file è rovinato`, 's'),
      );
    expect(existsSync(served())).toBe(false);
  });

  it('when it is too large', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';
    put('enorme.svg', `${svg}${' '.repeat(200_000)}</svg>`);
    expect(await refusal('enorme.svg')).toContain('enorme.svg: pesa più di 0,2 MB.');
    put('pesante.jpg', Buffer.alloc(40_000_001));
    expect(await refusal('pesante.jpg')).toContain('pesante.jpg: pesa più di 40 MB.');
    put('vasta.jpg', stretched(readFileSync(original('foto.jpg')), 20_000, 7000));
    expect(await refusal('vasta.jpg')).toContain('vasta.jpg: ha più di 120 megapixel.');
  }, 60_000);

  it('when it is missing', async () => {
    expect(await refusal('assente.jpg')).toContain('«assente.jpg» non è in content/news/immagini.');
  });
});

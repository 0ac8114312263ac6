import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Colour, indexed, indexedPng, laidOn, pngSize, readPng } from '@/lib/pictures/png';

const colours: Colour[] = [
  [255, 255, 255],
  [0, 0, 0],
  [179, 39, 26],
];

/** Five pixels by three: every colour, and rows that repeat. */
const indices = [0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 2, 2, 1, 0, 0];
const pixels = {
  width: 5,
  height: 3,
  channels: 3 as const,
  data: Uint8Array.from(indices.flatMap((index) => [...(colours[index] as Colour)])),
};

describe('indexedPng', () => {
  it('writes a picture that other readers see as it was', async () => {
    const png = indexedPng(indexed(pixels, colours));
    expect(pngSize(png)).toEqual({ width: 5, height: 3 });
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 5, height: 3, channels: 3 });
    expect([...data]).toEqual([...pixels.data]);
  });

  it('takes the nearest colour', async () => {
    const reddish = { ...pixels, data: Uint8Array.from(pixels.data, (value) => Math.min(255, value + 9)) };
    expect(indexedPng(indexed(reddish, colours))).toEqual(indexedPng(indexed(pixels, colours)));
  });

  it('refuses more colours than half a byte can name', () => {
    const many = Array.from({ length: 17 }, (): Colour => [0, 0, 0]);
    expect(() => indexed(pixels, many)).toThrow(RangeError);
  });
});

describe('laidOn', () => {
  const plain = (width: number, height: number, index: number) => {
    const data = Array.from({ length: width * height }, () => [...(colours[index] as Colour)]).flat();
    return indexed({ width, height, channels: 3, data: Uint8Array.from(data) }, colours);
  };

  it('puts a picture where it belongs on another, and changes neither', async () => {
    const below = plain(6, 3, 0);
    const png = indexedPng(laidOn(below, plain(2, 2, 2), { x: 2, y: 1 }));
    const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const reds = Array.from({ length: 18 }, (_, at) => at).filter((at) => data[at * 3 + 1] === 39);
    expect(reds).toEqual([8, 9, 14, 15]);
    expect(below).toEqual(plain(6, 3, 0));
  });

  it.each([
    [{ x: 1, y: 0 }, 2],
    [{ x: 0, y: 0 }, 3],
    [{ x: 6, y: 0 }, 2],
    [{ x: 0, y: 3 }, 2],
  ])('refuses %j with a width of %i', (at, width) => {
    expect(() => laidOn(plain(6, 3, 0), plain(width, 1, 1), at)).toThrow(RangeError);
  });
});

describe('readPng', () => {
  it.each([{ adaptiveFiltering: false }, { adaptiveFiltering: true }])(
    'undoes every filter: %j',
    async (filters) => {
      // A slope and a pattern: adaptive writers choose a different filter for each row.
      const data = Uint8Array.from({ length: 32 * 32 * 4 }, (_, at) =>
        at % 4 === 3 ? 255 : (at * 7 + (at >> 7) * (at % 5) + ((at >> 6) % 3) * at) % 256,
      );
      const png = await sharp(data, { raw: { width: 32, height: 32, channels: 4 } })
        .png(filters)
        .toBuffer();
      const read = readPng(png);
      expect(read).toMatchObject({ width: 32, height: 32, channels: 4 });
      expect([...read.data]).toEqual([...data]);
    },
  );

  it('refuses what is no such picture', async () => {
    expect(() => readPng(Buffer.from('GIF89a, and what follows it'))).toThrow('no PNG');
    expect(() => readPng(indexedPng(indexed(pixels, colours)))).toThrow('true colour');
  });
});

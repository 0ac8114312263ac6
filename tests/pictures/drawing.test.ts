import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawShareImage } from '@/app/_site/share-image';
import { drawableText } from '@/lib/pictures/drawable-text';

it.each([
  ['Perché l’indice «trova»', 'Perché l’indice «trova»'],
  ['Łódź e Škoda', 'Lódz e Skoda'],
  ['Un titolo 🎉 東京 nuovo', 'Un titolo nuovo'],
  ['perche\u0301', 'perché'],
])('a picture writes «%s» with the letters of its typefaces', (text, wanted) => {
  expect(drawableText(text)).toBe(wanted);
});

describe('the picture of a page', () => {
  const columnsWithInk = async (png: Buffer) => {
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const dark = (at: number) =>
      (data[at] as number) + (data[at + 1] as number) + (data[at + 2] as number) < 200;
    return Array.from({ length: width }, (_, column) => column).filter((column) =>
      Array.from({ length: height }, (_, row) => (row * width + column) * channels).some(dark),
    );
  };

  it('has room for the longest title of an article', async () => {
    const png = await drawShareImage({
      section: 'Novità',
      title: 'Monitoraggio normativo e amministrazione documentale: come organizzarli',
    });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const columns = await columnsWithInk(png);
    expect(columns[0]).toBeGreaterThan(168);
    expect(columns.at(-1)).toBeLessThanOrEqual(1200 - 72);
  });

  it('differs by title and by section', async () => {
    const one = await drawShareImage({ section: 'Novità', title: 'Un titolo' });
    expect(one).not.toEqual(await drawShareImage({ section: 'Novità', title: 'Un altro titolo' }));
    expect(one).not.toEqual(await drawShareImage({ section: 'Prodotto', title: 'Un titolo' }));
  });
});

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawableText } from '@/app/_shared/drawable-text';
import { drawShareImage } from '@/app/immagini/draw-share-image';
import { themeColors } from '@/lib/theme-colors';

it.each(Object.entries(themeColors))(
  'the colour of drawings and refused pages is that of the styles: %s',
  (_, colour) => {
    expect(readFileSync('app/globals.css', 'utf8')).toContain(colour);
  },
);

it.each([
  ['Perché l’indice «trova»', 'Perché l’indice «trova»'],
  ['Łódź e Škoda', 'Lódz e Skoda'],
  ['Un titolo 🎉 東京 nuovo', 'Un titolo nuovo'],
  ['perche\u0301', 'perché'],
])('drawableText returns only characters of the typefaces: «%s»', (text, wanted) => {
  expect(drawableText(text)).toBe(wanted);
});

/** Brightness of the ink; the other colours of the image are brighter. */
const MAX_INK = 65;
/** The title begins right of the column with the sign, and ends left of the margin, in pixels. */
const SIGN_COLUMN = 168;
const MARGIN = 72;

/** The columns of a picture that contain ink, in order. */
async function inkColumns(png: Buffer): Promise<number[]> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const columns = new Set<number>();
  for (const [index, brightness] of data.entries())
    if (brightness <= MAX_INK) columns.add(index % info.width);
  return [...columns].sort((a, b) => a - b);
}

describe('the share image of a page', () => {
  it('has room for the longest title of an article', async () => {
    const png = await drawShareImage({
      eyebrow: 'Novità',
      title: 'Monitoraggio normativo e amministrazione documentale: come organizzarli',
    });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const columns = await inkColumns(png);
    expect(columns[0]).toBeGreaterThan(SIGN_COLUMN);
    expect(columns.at(-1)).toBeLessThanOrEqual(1200 - MARGIN);
  });
});

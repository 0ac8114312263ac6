// Subsets the two typefaces to the characters of Italian pages: 59 KB together (design brief: 70 KB at most). For the
// pictures drawn during the build, whose renderer reads neither woff2 nor variable fonts, one weight of each as TTF.
// Run after changing a weight or adding a character: node lib/tools/subset-fonts.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { characters } from '../pictures/font-characters.mjs';

const require = createRequire(import.meta.url);
// The package ships no types.
/** @type {(font: Buffer, text: string, options: object) => Promise<Buffer>} */
const subsetFont = require('subset-font');
// Kerning, ligatures, mark positioning, and the figures that the style sheets use.
const features = ['kern', 'liga', 'clig', 'calt', 'rlig', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

/** @type {{ from: string; to: string; axes: Record<string, number | { min: number; max: number }> }[]} */
const faces = [
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'newsreader.woff2',
    // Only the optical size of headlines: the axis would double the file.
    axes: { opsz: 32, wght: { min: 400, max: 600 } },
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
];

const drawnCharacters = `${characters}¶`;
const drawn = [
  { ...faces[0], to: 'drawn/newsreader-500.ttf', axes: { opsz: 32, wght: 500 } },
  { ...faces[1], to: 'drawn/instrument-sans-500.ttf', axes: { wght: 500 } },
];

for (const { from = '', to, axes } of [...faces, ...drawn]) {
  const served = to.endsWith('.woff2');
  const font = await subsetFont(readFileSync(require.resolve(from)), served ? characters : drawnCharacters, {
    targetFormat: served ? 'woff2' : 'truetype',
    variationAxes: axes,
    keepFeatures: features,
  });
  writeFileSync(new URL(`../../app/fonts/${to}`, import.meta.url), font);
  console.log(`${to}: ${font.length} bytes`);
}

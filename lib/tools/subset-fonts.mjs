// Cuts the two typefaces down to what Italian pages need: 59 KB together (design brief: 70 KB at most).
// Run after changing a weight or adding a character: node lib/tools/subset-fonts.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
// The package ships no types.
/** @type {(font: Buffer, text: string, options: object) => Promise<Buffer>} */
const subsetFont = require('subset-font');
const range = (/** @type {number} */ from, /** @type {number} */ to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
// Italian, and the names and words of its neighbours: French, German, Spanish, Portuguese, Catalan, the Nordic languages.
const characters = `${range(0x20, 0x7e)}\u00a0¡£§©ª«°±²³º»½¿×÷ÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüœ–—‘’“”„…•‹›€™→←↑↓−≤≥≈≠′″·\u2009\u202f`;
// Kerning, the usual ligatures, marks in their places, and the figures that the style sheets ask for.
const features = ['kern', 'liga', 'clig', 'calt', 'rlig', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

/** @type {{ from: string; to: string; axes: Record<string, number | { min: number; max: number }> }[]} */
const faces = [
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'newsreader.woff2',
    // One optical size, the headline's: the size axis alone would weigh as much again.
    axes: { opsz: 32, wght: { min: 400, max: 600 } },
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
];

for (const { from, to, axes } of faces) {
  const font = await subsetFont(readFileSync(require.resolve(from)), characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
  });
  writeFileSync(new URL(`../../app/fonts/${to}`, import.meta.url), font);
  console.log(`${to}: ${font.length} bytes`);
}

// Subsets the two typefaces to the characters of the pages. Pictures that the build draws use one weight of each as TTF, because
// their renderer reads neither woff2 nor variable fonts.
// Run after changing a weight or adding a character: node scripts/subset-fonts.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { characters, pageCharacters } from '../lib/pictures/font-characters.mjs';
import { fontOf, fontTables } from './font-tables.mjs';

const require = createRequire(import.meta.url);
/**
 * The package ships no types.
 * @type {(font: Buffer, text: string | undefined, options: object) => Promise<Buffer>}
 */
const subsetFont = require('subset-font');

/** @typedef {{ name: string; from: string; axes: Record<string, number>; features: string[]; kerning: number }} Face */
/** @type {Face[]} */
const faces = [
  {
    name: 'newsreader',
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    // One optical size: the axis would double the file.
    axes: { opsz: 32 },
    // Without ligatures, f and i touch.
    features: ['kern', 'liga', 'tnum'],
    kerning: 500,
  },
  {
    name: 'instrument-sans',
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: {},
    features: ['kern', 'tnum'],
    kerning: 400,
  },
];
const pageWeights = { min: 400, max: 600 };
/** The weight in pictures. */
const drawnWeight = 500;

for (const face of faces) {
  save(`${face.name}.woff2`, await pageFont(face));
  save(`drawn/${face.name}-${drawnWeight}.ttf`, await subset(face, characters, drawnWeight));
}

/**
 * Creates a variable font with the kerning of one weight: variable kerning is a quarter of the file and looks the same.
 * @param {Face} face
 */
async function pageFont(face) {
  const tables = fontTables(await subset(face, pageCharacters, pageWeights));
  // Both fonts have the same glyphs under the same numbers.
  const tablesOfOneWeight = fontTables(await subset(face, pageCharacters, face.kerning));
  for (const tag of ['GPOS', 'GDEF']) {
    tables.delete(tag);
    const table = tablesOfOneWeight.get(tag);
    if (table) tables.set(tag, table);
  }
  // It holds the names of weights for font menus.
  tables.delete('STAT');
  return subsetFont(fontOf(tables), undefined, {
    keepAllGlyphs: true,
    keepFeatures: face.features,
    targetFormat: 'woff2',
  });
}

/**
 * @param {Face} face
 * @param {string} text
 * @param {number | { min: number; max: number }} wght
 */
function subset({ from, axes, features }, text, wght) {
  return subsetFont(readFileSync(require.resolve(from)), text, {
    targetFormat: 'truetype',
    variationAxes: { ...axes, wght },
    keepFeatures: features,
  });
}

/**
 * @param {string} name
 * @param {Buffer} font
 */
function save(name, font) {
  writeFileSync(new URL(`../app/fonts/${name}`, import.meta.url), font);
  console.log(`${name}: ${font.length} bytes`);
}

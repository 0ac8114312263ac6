import { basename } from 'node:path';
import sharp from 'sharp';

const column = 240;
const gap = 16;
const columns = 12;

/**
 * Lays pictures of pages side by side, each as wide as the others and from its top, so that a whole site is seen at once.
 * @param {string[]} files pictures of pages, PNG
 * @param {string} into where the sheet goes, PNG
 */
export async function contactSheet(files, into) {
  const pages = await Promise.all(
    files.map((file) => sharp(file).resize({ width: column }).toBuffer({ resolveWithObject: true })),
  );
  let top = gap;
  /** @type {import('sharp').OverlayOptions[]} */
  const placed = [];
  for (let first = 0; first < pages.length; first += columns) {
    const row = pages.slice(first, first + columns);
    for (const [place, { data }] of row.entries()) {
      placed.push({ input: data, left: gap + place * (column + gap), top });
    }
    top += Math.max(...row.map(({ info }) => info.height)) + gap;
  }
  await sharp({
    create: { width: gap + columns * (column + gap), height: top, channels: 3, background: '#777' },
  })
    .composite(placed)
    .png({ palette: true })
    .toFile(into);
  console.log(basename(into));
}

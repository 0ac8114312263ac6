import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPng } from '@/lib/pictures/draw-png';

/**
 * The icon of the site (app/icon.svg) in pixels, on paper to its edges: systems cut their own corners.
 * @param size of its sides, in pixels
 * @param share how much of the sides the drawing takes: at most 0.8 where a system may cut a circle out (web.dev, "Adaptive icon support")
 * @returns a PNG
 */
export function iconPicture(size: number, share: number): Promise<Buffer> {
  const svg = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), 'app', 'icon.svg'));
  const side = Math.round(size * share);
  const element = (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: '100%',
        height: '100%',
        background: '#fbfaf6',
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: the renderer knows this one only */}
      <img alt="" width={side} height={side} src={`data:image/svg+xml;base64,${svg.toString('base64')}`} />
    </div>
  );
  return drawPng({ element, width: size, height: size });
}

/** An icon file that holds one PNG, as browsers have read them since 2008. @param side of the picture, in pixels, below 256 */
export function icoFile(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  // One picture, an icon; its sides, planes, bits a pixel, its length, and where it begins.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([side, side], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(4, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

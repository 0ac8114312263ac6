import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPng } from '@/lib/pictures/draw-png';

/**
 * The icon of the site (app/icon.svg) as a PNG with an opaque background, because systems cut the corners themselves.
 * @param size side in pixels
 * @param scale fraction of the side that the drawing fills: at most 0.8 where a system may cut a circle out
 * (web.dev, "Adaptive icon support")
 */
export function iconPicture(size: number, scale: number): Promise<Buffer> {
  const svg = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), 'app', 'icon.svg'));
  const side = Math.round(size * scale);
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
      {/* biome-ignore lint/performance/noImgElement: ImageResponse supports only img */}
      <img alt="" width={side} height={side} src={`data:image/svg+xml;base64,${svg.toString('base64')}`} />
    </div>
  );
  return drawPng({ element, width: size, height: size });
}

/** An .ico file that contains one PNG. @param side of the picture in pixels, below 256 */
export function icoFile(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  // ICO format: type icon, one picture; then its size, colour planes, bits per pixel, length and offset.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([side, side], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(4, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

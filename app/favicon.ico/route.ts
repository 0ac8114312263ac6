import { iconPicture } from '@/app/_shared/icon-picture';

export const dynamic = 'force-static';

/** Side of the icon in pixels. */
const SIZE = 48;
const HEADER_LENGTH = 22;

/** For clients without SVG icons. They request this path unasked, so no page links to it. */
export async function GET(): Promise<Response> {
  const file = icoFile(await iconPicture(SIZE, 1));
  return new Response(new Uint8Array(file), { headers: { 'Content-Type': 'image/x-icon' } });
}

/** An .ico file that contains one PNG. The rest of its header is zero. */
function icoFile(png: Buffer): Buffer {
  const header = Buffer.alloc(HEADER_LENGTH);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of pictures
  header.set([SIZE, SIZE], 6); // width, height
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(4, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_LENGTH, 18); // offset of the PNG
  return Buffer.concat([header, png]);
}

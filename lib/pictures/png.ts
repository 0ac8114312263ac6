import { deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Pixels of a picture: three or four bytes each (red, green, blue, and how opaque it is), row after row. */
export type Pixels = { width: number; height: number; channels: 3 | 4; data: Uint8Array };

/** The width and the height of a PNG, in pixels. @throws if it is none */
export function pngSize(png: Buffer): { width: number; height: number } {
  if (!png.subarray(0, 8).equals(signature)) throw new Error('This is no PNG file.');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/**
 * Reads a PNG of eight bits a channel, not interlaced: what renderers write.
 * @throws if it is of another kind
 */
export function readPng(png: Buffer): Pixels {
  const { width, height } = pngSize(png);
  const channels = ({ 2: 3, 6: 4 } as const)[png[25] as 2 | 6];
  if (png[24] !== 8 || !channels || png[28] !== 0) {
    throw new Error('Only PNG files in true colour, of eight bits a channel and not interlaced, are read.');
  }
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return {
    width,
    height,
    channels,
    data: unfiltered(inflateSync(Buffer.concat(parts)), height, width * channels, channels),
  };
}

/** Undoes the filter of every row (PNG specification, section 9). */
function unfiltered(raw: Buffer, height: number, stride: number, step: number): Uint8Array {
  const data = new Uint8Array(height * stride);
  for (let row = 0; row < height; row++) {
    const filter = raw[row * (stride + 1)];
    const from = row * (stride + 1) + 1;
    const to = row * stride;
    if (filter === 0) {
      data.set(raw.subarray(from, from + stride), to);
      continue;
    }
    for (let index = 0; index < stride; index++) {
      const left = index >= step ? (data[to + index - step] as number) : 0;
      const up = row > 0 ? (data[to + index - stride] as number) : 0;
      const corner = row > 0 && index >= step ? (data[to + index - stride - step] as number) : 0;
      data[to + index] = (raw[from + index] as number) + predicted(filter, left, up, corner);
    }
  }
  return data;
}

function predicted(filter: number | undefined, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** A colour: red, green, blue, from 0 to 255. */
export type Colour = readonly [number, number, number];

/** A picture in at most sixteen colours: half a byte a pixel, which names one of them; rows begin with a byte of their own. */
export type Indexed = { width: number; height: number; colours: readonly Colour[]; rows: Buffer };

const strideOf = (width: number) => Math.ceil(width / 2);

/**
 * A picture in few colours, each pixel in the nearest of them, opaque.
 * @throws RangeError if there are more than sixteen
 */
export function indexed({ width, height, channels, data }: Pixels, colours: readonly Colour[]): Indexed {
  if (colours.length === 0 || colours.length > 16) {
    throw new RangeError(`From 1 to 16 colours, not ${colours.length}.`);
  }
  const stride = strideOf(width);
  const rows = Buffer.alloc(stride * height);
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const known = new Map<number, number>();
  for (let row = 0; row < height; row++) {
    const from = row * width * channels;
    const to = row * stride;
    // Most rows of a drawing are empty, and so as the one before.
    if (
      row > 0 &&
      pixels.compare(pixels, from - width * channels, from, from, from + width * channels) === 0
    ) {
      rows.copyWithin(to, to - stride, to);
      continue;
    }
    for (let at = from, column = 0; column < width; column++, at += channels) {
      const colour = pixels.readUIntBE(at, 3);
      const index = known.get(colour) ?? nearest(colours, colour);
      known.set(colour, index);
      const byte = to + (column >> 1);
      rows[byte] = (rows[byte] as number) | (column % 2 === 0 ? index << 4 : index);
    }
  }
  return { width, height, colours, rows };
}

/**
 * A picture with a smaller one of the same colours laid on it.
 * @param at where its left upper corner goes, in pixels; `x`, and its width, are even
 * @throws RangeError if it does not lie inside, or would begin or end within a byte
 */
export function laidOn(below: Indexed, above: Indexed, at: { x: number; y: number }): Indexed {
  const inside = at.x + above.width <= below.width && at.y + above.height <= below.height;
  if (!inside || at.x % 2 !== 0 || above.width % 2 !== 0) {
    throw new RangeError(`${above.width} x ${above.height} pixels cannot lie at ${at.x}, ${at.y}.`);
  }
  const rows = Buffer.from(below.rows);
  const stride = strideOf(above.width);
  for (let row = 0; row < above.height; row++) {
    const to = (at.y + row) * strideOf(below.width) + at.x / 2;
    above.rows.copy(rows, to, row * stride, (row + 1) * stride);
  }
  return { ...below, rows };
}

/** Writes a picture of few colours as a PNG. The same picture gives the same bytes. */
export function indexedPng({ width, height, colours, rows }: Indexed): Buffer {
  const stride = strideOf(width);
  const filtered = Buffer.alloc((stride + 1) * height);
  for (let row = 0; row < height; row++)
    rows.copy(filtered, row * (stride + 1) + 1, row * stride, (row + 1) * stride);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Four bits a pixel, which name a colour of the palette.
  header.set([4, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(filtered)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Place of the colour that is nearest to one, which is written as 0xRRGGBB. */
function nearest(colours: readonly Colour[], colour: number): number {
  const distances = colours.map(
    ([red, green, blue]) =>
      (red - (colour >> 16)) ** 2 + (green - ((colour >> 8) & 255)) ** 2 + (blue - (colour & 255)) ** 2,
  );
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(checksum(body));
  return Buffer.concat([length, body, check]);
}

/** Table of the cyclic redundancy check that ends every part of a PNG (its annex D); Node has it from 20.15 on. */
const remainders = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest >>> 0;
});

function checksum(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (remainders[(rest ^ byte) & 0xff] as number) ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}

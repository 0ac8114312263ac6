// Reads and writes the tables of a TrueType font: https://learn.microsoft.com/en-us/typography/opentype/spec/otff#table-directory

/** Sizes of the table directory's header, and of its record of one table, in bytes. */
const HEADER_SIZE = 12;
const RECORD_SIZE = 16;
/** The version of fonts with TrueType outlines. */
const TRUETYPE = 0x00010000;

/**
 * Reads the tables of a font.
 * @param {Buffer} font
 * @returns {Map<string, Buffer>} the tables by tag
 */
export function fontTables(font) {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const record = HEADER_SIZE + RECORD_SIZE * index;
      const start = font.readUInt32BE(record + 8);
      const tag = font.toString('latin1', record, record + 4);
      return [tag, font.subarray(start, start + font.readUInt32BE(record + 12))];
    }),
  );
}

/**
 * Builds a font. Checksums are 0: the conversion to another format computes them.
 * @param {Map<string, Buffer>} tables by tag
 */
export function fontOf(tables) {
  const directory = Buffer.alloc(HEADER_SIZE + RECORD_SIZE * tables.size);
  directory.writeUInt32BE(TRUETYPE, 0);
  directory.writeUInt16BE(tables.size, 4);
  /** @type {Buffer[]} */
  const parts = [directory];
  let length = directory.length;
  const sortedTables = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [index, [tag, table]] of sortedTables.entries()) {
    const record = HEADER_SIZE + RECORD_SIZE * index;
    directory.write(tag, record, 'latin1');
    directory.writeUInt32BE(length, record + 8);
    directory.writeUInt32BE(table.length, record + 12);
    // Tables begin at multiples of four bytes.
    const padding = (4 - (table.length % 4)) % 4;
    parts.push(table, Buffer.alloc(padding));
    length += table.length + padding;
  }
  return Buffer.concat(parts);
}

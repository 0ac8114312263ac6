// The tables of a TrueType font: https://learn.microsoft.com/en-us/typography/opentype/spec/otff#table-directory

/** Bytes of the directory's header, and of its record of a table. */
const HEADER = 12;
const RECORD = 16;

/**
 * Reads the tables of a font.
 * @param {Buffer} font
 * @returns {Map<string, Buffer>} the tables by tag
 */
export function fontTables(font) {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const record = HEADER + RECORD * index;
      const start = font.readUInt32BE(record + 8);
      const tag = font.toString('latin1', record, record + 4);
      return [tag, font.subarray(start, start + font.readUInt32BE(record + 12))];
    }),
  );
}

/**
 * A font with these tables. Checksums are 0: the conversion to another format computes them.
 * @param {Map<string, Buffer>} tables
 */
export function fontOf(tables) {
  const directory = Buffer.alloc(HEADER + RECORD * tables.size);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tables.size, 4);
  const parts = [directory];
  let length = directory.length;
  [...tables]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .forEach(([tag, table], index) => {
      const record = HEADER + RECORD * index;
      directory.write(tag, record, 'latin1');
      directory.writeUInt32BE(length, record + 8);
      directory.writeUInt32BE(table.length, record + 12);
      // Tables begin at multiples of four.
      const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
      parts.push(padded);
      length += padded.length;
    });
  return Buffer.concat(parts);
}

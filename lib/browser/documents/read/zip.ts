import { Inflate } from 'fflate';
import { MAX_UNPACKED_BYTES, Unreadable } from './limits';

/** Packed bytes that are unpacked at a time. They become at most a thousand times as many. */
const PACKED_CHUNK = 16_384;

// The records of a ZIP file (PKWARE's APPNOTE, 4.3): signatures, sizes, and the offsets of their fields.
// Names, extra fields and comments follow a record; `lengths` are the offsets of their lengths.
const END_OF_DIRECTORY = { signature: 0x06054b50, size: 22, entries: 10, directory: 16 };
const ENTRY = { signature: 0x02014b50, size: 46, method: 10, packed: 20, lengths: [28, 30, 32], header: 42 };
const HEADER = { size: 30, lengths: [26, 28] };
const DEFLATED = 8;

/** @returns the content of an entry; undefined if there is none with this name */
export type Zip = (name: string) => Uint8Array | undefined;

/**
 * Opens a ZIP file by its central directory. A scan for entries would find those of a ZIP file inside it. Counts the bytes
 * that come out, because a file may declare wrong sizes, which `unzipSync` of fflate believes.
 * @returns unpacks an entry; throws Unreadable if all together have more than MAX_UNPACKED_BYTES
 * @throws if the file is damaged
 */
export function openZip(bytes: Uint8Array): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = entriesOf(view);
  let bytesLeft = MAX_UNPACKED_BYTES;
  return (name) => {
    const entry = entries.get(name.toLowerCase());
    if (!entry) return;
    const lengths = HEADER.lengths.map((offset) => view.getUint16(entry.at + offset, true));
    const start = entry.at + HEADER.size + sum(lengths);
    const packed = bytes.subarray(start, start + entry.size);
    const chunks: Uint8Array[] = [];
    const addChunk = (chunk: Uint8Array) => {
      bytesLeft -= chunk.length;
      if (bytesLeft < 0) throw new Unreadable('unpacksTooLarge');
      chunks.push(chunk);
    };
    if (!entry.isDeflated) addChunk(packed);
    else {
      const inflate = new Inflate(addChunk);
      for (let at = 0; at < packed.length; at += PACKED_CHUNK)
        inflate.push(packed.subarray(at, at + PACKED_CHUNK), at + PACKED_CHUNK >= packed.length);
    }
    return joinChunks(chunks);
  };
}

type Entry = { at: number; size: number; isDeflated: boolean };

/** The entries by name, in lower case and with slashes, because some programs write backslashes. */
function entriesOf(view: DataView): Map<string, Entry> {
  // Searched from the end of the file, because a comment may follow the record.
  let end = view.byteLength - END_OF_DIRECTORY.size;
  while (view.getUint32(end, true) !== END_OF_DIRECTORY.signature) end -= 1;
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + END_OF_DIRECTORY.directory, true);
  for (let count = view.getUint16(end + END_OF_DIRECTORY.entries, true); count > 0; count -= 1) {
    if (view.getUint32(at, true) !== ENTRY.signature) throw new Error('no central directory');
    const lengths = ENTRY.lengths.map((offset) => view.getUint16(at + offset, true));
    const nameBytes = new Uint8Array(view.buffer, view.byteOffset + at + ENTRY.size, lengths[0]);
    const name = new TextDecoder().decode(nameBytes).replaceAll('\\', '/').toLowerCase();
    entries.set(name, {
      at: view.getUint32(at + ENTRY.header, true),
      size: view.getUint32(at + ENTRY.packed, true),
      isDeflated: view.getUint16(at + ENTRY.method, true) === DEFLATED,
    });
    at += ENTRY.size + sum(lengths);
  }
  return entries;
}

function joinChunks(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(sum(chunks.map(({ length }) => length)));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

import { Inflate } from 'fflate';
import { MAX_UNPACKED_BYTES, Unreadable } from './limits';

/** Packed bytes that are unpacked at a time. They become at most a thousand times as many. */
const PACKED_CHUNK = 16_384;
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

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
    const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
    const packed = bytes.subarray(start, start + entry.size);
    const chunks: Uint8Array[] = [];
    const take = (chunk: Uint8Array) => {
      bytesLeft -= chunk.length;
      if (bytesLeft < 0) throw new Unreadable('unpacksTooLarge');
      chunks.push(chunk);
    };
    if (!entry.isDeflated) take(packed);
    else {
      const inflate = new Inflate(take);
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
  let end = view.byteLength - 22;
  while (view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1;
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new Error('no central directory');
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const bytes = new Uint8Array(view.buffer, view.byteOffset + at + 46, name);
    entries.set(new TextDecoder().decode(bytes).replaceAll('\\', '/').toLowerCase(), {
      at: view.getUint32(at + 42, true),
      size: view.getUint32(at + 20, true),
      isDeflated: view.getUint16(at + 10, true) === 8,
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

function joinChunks(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

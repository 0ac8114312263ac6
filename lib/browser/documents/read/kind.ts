import { Unreadable } from './limits';

export type Kind = 'pdf' | 'zip' | 'text';

/** How a compound file starts: the Word of old, and a DOCX with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The object identifier of signed data. */
const SIGNED = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02];

/**
 * What a file is: by its content where that says so, else by its name.
 * @throws Unreadable if it is of a kind that is not read
 */
export function kindOf(name: string, bytes: Uint8Array): Kind {
  if (bytes.length === 0) throw new Unreadable('empty');
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  // What is signed holds the document as it is, so a PDF in it would be found first, cut to pieces.
  if (ending === 'p7m' || holds(bytes, SIGNED, 32)) throw new Unreadable('signed');
  // "%PDF-"; what programs put before it is not much.
  if (holds(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d], 1024)) return 'pdf';
  if (holds(bytes, ZIP, 4)) return 'zip';
  if (ending === 'doc') throw new Unreadable('oldWord');
  if (ending === 'docx' && holds(bytes, COMPOUND, 4)) throw new Unreadable('password');
  if (ending === 'docx' || ending === 'pdf') throw new Unreadable('damaged');
  if (['txt', 'md', 'csv'].includes(ending)) return 'text';
  throw new Unreadable('unknownKind');
}

/** Whether some bytes stand among the first of a file. */
function holds(bytes: Uint8Array, wanted: number[], among: number): boolean {
  const head = bytes.subarray(0, among);
  return head.some((_, at) => wanted.every((byte, index) => head[at + index] === byte));
}

import { Inflate } from 'fflate';
import { MAX_UNPACKED_BYTES, Unreadable } from './limits';

/** Bytes that are unpacked at a time: no more than a thousand times as many come out of them. */
const STEP = 16_384;

/** What a file may still unpack to, with all its attachments. */
export type Budget = { unpacked: number };

export const fullBudget = (): Budget => ({ unpacked: MAX_UNPACKED_BYTES });

type Entry = { name: string; unpack(budget: Budget): Uint8Array };

/**
 * The entries of a ZIP file, by its directory, which is at its end. Nothing is unpacked yet.
 * @throws if the directory is damaged
 */
export function zipEntries(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const short = (at: number) => view.getUint16(at, true);
  const long = (at: number) => view.getUint32(at, true);
  let end = bytes.length - 22;
  while (long(end) !== 0x06054b50) end--;
  const entries: Entry[] = [];
  let at = long(end + 16);
  for (let left = short(end + 10); left > 0; left--) {
    const [method, local] = [short(at + 10), long(at + 42)];
    const start = local + 30 + short(local + 26) + short(local + 28);
    const packed = bytes.subarray(start, start + long(at + 20));
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + short(at + 28)));
    at += 46 + short(at + 28) + short(at + 30) + short(at + 32);
    entries.push({ name, unpack: (budget) => (method === 0 ? packed : inflate(packed, budget)) });
  }
  return entries;
}

/** Unpacks, however much the directory says that it will be. */
function inflate(packed: Uint8Array, budget: Budget): Uint8Array {
  const chunks: Uint8Array[] = [];
  const inflater = new Inflate((chunk) => {
    chunks.push(chunk);
    budget.unpacked -= chunk.length;
    if (budget.unpacked < 0) throw new Unreadable('unpacksTooLarge');
  });
  for (let at = 0; at < packed.length; at += STEP) {
    inflater.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
  }
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

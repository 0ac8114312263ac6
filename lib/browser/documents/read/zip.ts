import { Unzip, UnzipInflate } from 'fflate';
import { MAX_UNPACKED_BYTES, Unreadable } from './limits';

/** Bytes that are unpacked at a time: no more than a thousand times as many come out of them. */
const STEP = 16_384;

/** What a file may still unpack to, with all its attachments. */
export type Budget = { unpacked: number };

export const fullBudget = (): Budget => ({ unpacked: MAX_UNPACKED_BYTES });

/**
 * Unpacks entries of a ZIP file.
 * @param isWanted by their names; the others stay packed
 * @param budget counts what comes out, whatever the file declares
 * @returns the contents by name
 * @throws Unreadable, or another error if it is damaged
 */
export function unpack(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  budget: Budget,
): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array[]>();
  const unzip = new Unzip((file) => {
    if (!isWanted(file.name)) return;
    const chunks: Uint8Array[] = [];
    found.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      if (error) throw error;
      budget.unpacked -= chunk.length;
      if (budget.unpacked < 0) throw new Unreadable('unpacksTooLarge');
      chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += STEP)
    unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  return new Map([...found].map(([name, chunks]) => [name, joined(chunks)]));
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

import { unzipSync } from 'fflate';
import { MAX_UNPACKED_BYTES, Unreadable } from './limits';

/** @returns the content of an entry; undefined if there is none with this name */
export type Zip = (name: string) => Uint8Array | undefined;

/**
 * Opens a ZIP file. An entry never gets longer than the file declares, so the declared sizes limit the memory.
 * @returns a function that unpacks an entry; it throws Unreadable if all together have more than MAX_UNPACKED_BYTES, or another error if the
 * file is damaged
 */
export function openZip(bytes: Uint8Array): Zip {
  let bytesLeft = MAX_UNPACKED_BYTES;
  return (name) => {
    const files = unzipSync(bytes, {
      filter(file) {
        // Some programs write backslashes, or other capitals.
        const isWanted = file.name.replaceAll('\\', '/').toLowerCase() === name.toLowerCase();
        if (isWanted) bytesLeft -= file.originalSize;
        if (bytesLeft < 0) throw new Unreadable('unpacksTooLarge');
        return isWanted;
      },
    });
    return Object.values(files)[0];
  };
}

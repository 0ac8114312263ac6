import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The addresses that the site has had (D45). No build reads this file. */
export const ADDRESS_FILE = 'content/addresses.txt';

/**
 * Digest of the names and contents of files.
 * @param {string} root
 * @param {readonly string[]} paths files and folders relative to it; missing ones count as empty
 * @param {(path: string) => boolean} [leaveOut]
 * @returns {string}
 */
export function filesDigest(root, paths, leaveOut = () => false) {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    const full = join(root, path);
    if (path === ADDRESS_FILE || leaveOut(path) || !existsSync(full)) return;
    let names;
    try {
      names = readdirSync(full).sort();
    } catch {
      hash.update(path).update('\0').update(readFileSync(full)).update('\0');
      return;
    }
    for (const name of names) add(`${path}/${name}`);
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Computes a digest of the names and contents of files. Missing files do not change it.
 * @param {string} root
 * @param {readonly string[]} paths files and folders, relative to the root
 * @param {(path: string) => boolean} [isIgnored]
 * @returns {string}
 */
export function filesDigest(root, paths, isIgnored = () => false) {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    const file = join(root, path);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats || isIgnored(path)) return;
    if (stats.isDirectory()) {
      for (const name of readdirSync(file).sort()) add(`${path}/${name}`);
    } else {
      hash.update(path).update('\0').update(readFileSync(file)).update('\0');
    }
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}

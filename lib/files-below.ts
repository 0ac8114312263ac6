import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Names of all files below a folder, relative to it, with forward slashes, sorted. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(/* turbopackIgnore: true */ folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();

import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '@/scripts/bootstrap.mjs';

const generated = ['.builds', '.data', '.git', '.next', '.shots', 'out', 'out-preview', 'test-results'];

/**
 * Copies the project with its packages, but without generated files, for tests that change files.
 * @param name part of the folder's name
 * @returns the folder of the copy, and a function that removes it
 */
export function copyProject(name: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  cpSync(root, folder, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => !generated.includes(relative(root, source)),
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

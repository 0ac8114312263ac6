import { constants, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '@/scripts/bootstrap.mjs';

const generated = ['.builds', '.data', '.git', '.next', '.shots', 'out', 'out-preview', 'test-results'];

/**
 * Copies the project with its packages, but without generated files, for tests that change files.
 * @param name part of the folder's name
 * @param options `packages: 'linked'`: a link to the packages, for tests that do not build
 * @returns the folder of the copy, and a function that removes it
 */
export function copyProject(
  name: string,
  { packages = 'copied' }: { packages?: 'copied' | 'linked' } = {},
): { folder: string; remove: () => void } {
  const left = packages === 'linked' ? [...generated, 'node_modules'] : generated;
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  cpSync(root, folder, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => !left.includes(relative(root, source)),
  });
  if (packages === 'linked') symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

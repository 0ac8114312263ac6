import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const make = () => mkdtempSync(join(tmpdir(), 'prova-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** A folder that is removed when the test ends. For a test or `beforeEach`. */
export function folderOfTest(): string {
  const folder = make();
  onTestFinished(() => remove(folder));
  return folder;
}

/** A folder that is removed after all tests of a file. For the top level of the file. */
export function folderOfFile(): string {
  const folder = make();
  afterAll(() => remove(folder));
  return folder;
}

/** Writes a file, and the folders above it. @returns its path */
export function put(folder: string, name: string, content: string | Buffer): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

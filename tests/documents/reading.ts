import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument } from '@/lib/browser/documents/read/read-document';

export const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name));

/** Reads a file. @returns its problem, or the texts of its pages */
export async function read(name: string, bytes: Uint8Array) {
  const result = await readDocument(name, bytes, () => {});
  return 'problem' in result ? result.problem : result.pages;
}

/** Reads a file. @returns its problem, or its text */
export async function textOf(name: string, bytes: Uint8Array) {
  const pages = await read(name, bytes);
  return Array.isArray(pages) ? pages.join('\n') : pages;
}

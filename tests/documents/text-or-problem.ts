import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument } from '@/lib/browser/documents/read/read-document';

/** The bytes of a file in tests/documents/fixtures. */
export const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name));

/** The text of a file with its pages in lines, or the problem why it is not read. */
export async function textOrProblem(name: string, bytes: Uint8Array): Promise<string> {
  const result = await readDocument(name, bytes, () => {});
  return 'problem' in result ? result.problem : result.pages.join('\n');
}

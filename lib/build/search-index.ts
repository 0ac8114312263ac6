import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { close, createIndex } from 'pagefind';

/**
 * Writes the index that the browser loads when somebody searches the documentation: Pagefind, with Italian stemming
 * (D27).
 * @param pages address and HTML, in the order that the index numbers them
 * @param output the folder, emptied first
 * @throws if a page cannot be read or the index cannot be written
 */
export async function writeSearchIndex(
  pages: readonly { path: string; html: string }[],
  output: string,
): Promise<void> {
  const { index, errors } = await createIndex({ forceLanguage: 'it' });
  if (!index) throw new Error(`The search index could not be begun: ${errors.join('; ')}`);
  for (const { path, html } of pages) {
    const result = await index.addHTMLFile({ url: path, content: searchable(html) });
    if (result.errors.length > 0) throw new Error(`${path}: ${result.errors.join('; ')}`);
  }
  await rm(output, { recursive: true, force: true });
  const written = await index.writeFiles({ outputPath: output });
  if (written.errors.length > 0) {
    throw new Error(`The search index could not be written: ${written.errors.join('; ')}`);
  }
  // Ready-made panels that this site does not use.
  for (const file of await readdir(output)) {
    if (/-ui\.|highlight/.test(file)) await rm(join(output, file));
  }
  // Its helper process would stay for as long as the build runs.
  await close();
}

/** The part of a page that a search reads: its text, without breadcrumb, contents and links on. */
function searchable(page: string): string {
  const document = parse(page);
  const main = document.querySelector('main');
  for (const part of main?.querySelectorAll(
    'nav, svg, script, [aria-hidden="true"], [data-pagefind-ignore]',
  ) ?? []) {
    part.remove();
  }
  const title = document.querySelector('h1')?.text ?? '';
  return `<html lang="it"><head><title>${title}</title></head><body>${main?.outerHTML ?? ''}</body></html>`;
}

// Indexes the built documentation for its search box: Pagefind, with Italian stemming, into public/assets/search (D27).
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { close, createIndex } from 'pagefind';
import { root } from './bootstrap.mjs';

const pages = join(root, '.next/server/app/documentazione');
const output = join(root, 'public/assets/search');

/**
 * Reads the prerendered pages of the documentation and writes the index that the browser loads when somebody searches.
 * @returns {Promise<number>} how many pages it holds
 * @throws if a page cannot be read or the index cannot be written
 */
export async function indexSearch() {
  const { index, errors } = await createIndex({ forceLanguage: 'it' });
  if (!index) throw new Error(`The search index could not be begun: ${errors.join('; ')}`);
  const files = readdirSync(pages).filter((name) => name.endsWith('.html'));
  for (const file of files) {
    const page = readFileSync(join(pages, file), 'utf8');
    const result = await index.addHTMLFile({
      url: `/documentazione/${file.slice(0, -'.html'.length)}`,
      content: searchable(page),
    });
    if (result.errors.length > 0) throw new Error(`${file}: ${result.errors.join('; ')}`);
  }
  rmSync(output, { recursive: true, force: true });
  const written = await index.writeFiles({ outputPath: output });
  if (written.errors.length > 0) {
    throw new Error(`The search index could not be written: ${written.errors.join('; ')}`);
  }
  // Ready-made panels that this site does not use.
  for (const file of readdirSync(output)) {
    if (/-ui\.|highlight/.test(file)) rmSync(join(output, file));
  }
  await close();
  return files.length;
}

/** The part of a page that a search reads: its text, without breadcrumb, contents and links on. @param {string} page */
function searchable(page) {
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

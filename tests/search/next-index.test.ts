import { readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ensureSearchIndex } from '@/lib/search/next-index';
import { folderOfTest, put } from '@/tests/temporary';

let project: string;
beforeEach(() => {
  project = folderOfTest();
  write('content/search/questions/novita/scaduta.md', '## /novita/scaduta\n\n-com’era?\n');
  for (const name of ['synonyms.txt', 'unsaid.md']) write(`content/search/${name}`, '');
});
afterEach(() => void vi.restoreAllMocks());

const write = (name: string, text: string) => put(project, name, text);
const page = (path: string, title: string) => `
  <title>${title} | Marca</title>
  <link rel="canonical" href="https://www.azienda.example${path}">
  <main><p>${title}</p></main>`;
const indexedPages = () =>
  JSON.parse(readFileSync(join(project, 'public/assets/search/answers.json'), 'utf8')).pages;

it('indexes the pages of a build, without its error pages', async () => {
  write('.next/BUILD_ID', 'x');
  write('.next/server/app/index.html', page('/', 'Inizio'));
  write('.next/server/app/soluzioni/legale.html', page('/soluzioni/legale', 'Studi legali'));
  for (const name of ['_not-found', '_global-error', 'errore']) {
    write(`.next/server/app/${name}.html`, page(`/${name}`, name));
  }
  await ensureSearchIndex(project);
  expect(indexedPages()).toEqual([
    ['/', 'Inizio'],
    ['/soluzioni/legale', 'Studi legali'],
  ]);
});

it('keeps an index that is newer than the build, and replaces an older one', async () => {
  write('.next/BUILD_ID', 'x');
  write('.next/server/app/index.html', page('/', 'Inizio'));
  const index = join(project, 'public/assets/search/answers.json');
  write('public/assets/search/answers.json', 'ready');
  const { mtimeMs } = statSync(join(project, '.next/BUILD_ID'));
  utimesSync(index, new Date(), new Date(mtimeMs + 1000));
  await ensureSearchIndex(project);
  expect(readFileSync(index, 'utf8')).toBe('ready');
  utimesSync(index, new Date(), new Date(mtimeMs - 1000));
  await ensureSearchIndex(project);
  expect(readFileSync(index, 'utf8')).not.toBe('ready');
});

it('logs a failure, and does not throw', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await ensureSearchIndex(project);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('search index'), expect.any(Error));
});

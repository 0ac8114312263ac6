import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { writeEntry } from '@/lib/build-cache';
import { textsToRender } from '@/lib/content/texts-to-render';
import { readRenderedPages, renderedFolder } from '@/lib/rendered-pages';

const project = mkdtempSync(join(tmpdir(), 'rendered-'));
vi.mock('@/lib/project-path', () => ({ projectPath: (...parts: string[]) => join(project, ...parts) }));
afterAll(() => rmSync(project, { recursive: true }));

const articles = Array.from({ length: 60 }, (_, index) => ({ slug: `numero-${index}` }));
type Article = (typeof articles)[number];
const write = (slug: string, text: string) =>
  writeFileSync(join(project, 'content/news', `${slug}.mdx`), text);
const slugsToRender = async (some = articles, linksOf: (article: Article) => unknown = () => []) => {
  const collection = { folder: 'content/news', route: '/novita/[slug]', path: String, texts: () => some };
  return (await textsToRender(collection, linksOf)).map(({ slug }) => slug);
};

beforeEach(async () => {
  rmSync(project, { recursive: true, force: true });
  mkdirSync(join(project, 'content/news/immagini'), { recursive: true });
  for (const { slug } of articles) write(slug, `Testo di ${slug}`);
  vi.stubEnv('RENDERED_BY', 'these sources');
  expect(await slugsToRender()).toHaveLength(60);
  const pages = await readRenderedPages(project);
  for (const { key } of pages) await writeEntry(join(project, renderedFolder), key, Buffer.from('<p>'));
  expect(await slugsToRender()).toEqual([]);
});

it('renders an article again when it, what its page says of others, or its rendering has changed', async () => {
  write('numero-7', 'Altro testo');
  expect(await slugsToRender()).toEqual(['numero-7']);
  const linksOf = ({ slug }: Article) => (slug === 'numero-8' ? ['altri'] : []);
  expect(await slugsToRender(articles, linksOf)).toEqual(['numero-7', 'numero-8']);
  write('numero-7', 'Testo di numero-7');
  const pages = await readRenderedPages(project);
  truncateSync(join(project, renderedFolder, pages[0]?.key ?? ''), 20);
  expect(await slugsToRender()).toEqual(['numero-0']);
});

it('renders all when a text of another folder has changed', async () => {
  mkdirSync(join(project, 'content/docs'));
  writeFileSync(join(project, 'content/docs/guida.mdx'), 'Altro');
  expect(await slugsToRender()).toHaveLength(60);
});

it('renders all when a source or a setting has changed, where nothing is kept, and where there are few', async () => {
  expect(await slugsToRender(articles.slice(0, 49))).toHaveLength(49);
  vi.stubEnv('RENDERED_BY', 'other sources');
  expect(await slugsToRender()).toHaveLength(60);
  vi.stubEnv('RENDERED_BY', '');
  expect(await slugsToRender()).toHaveLength(60);
});

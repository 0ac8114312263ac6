import 'server-only';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readEntry } from '../build-cache';
import { filesDigest } from '../files-digest.mjs';
import { servePictures } from '../pictures';
import { pictureFiles, picturesFolder } from '../pictures/name';
import { projectPath } from '../project-path';
import { type RenderedPage, renderedFolder, writeRenderedPages } from '../rendered-pages';

/** Fewer texts than these are all rendered: that takes no second, and `next start` then has every page too. */
const MIN_TEXTS = 50;

/** What is asked of a collection whose pages are kept from build to build. */
type KeptCollection<Text> = {
  folder: string;
  route: string;
  path: (slug: string) => string;
  texts: () => Text[];
};

/**
 * The texts of a collection whose pages a build must render. The others have been rendered by an earlier one from the same
 * inputs: the text, the pictures that it names, what its page says of other texts, the other folders of content, and all
 * sources besides (RENDERED_BY, from next.config.mjs). The adapter takes them from the cache; without it the cache stays
 * empty.
 * @param linksOf what the page of a text says of others of its collection
 */
export async function textsToRender<Text extends { slug: string }>(
  { folder, route, path, texts }: KeptCollection<Text>,
  linksOf: (text: Text) => unknown,
): Promise<Text[]> {
  const all = texts();
  const by = process.env.RENDERED_BY;
  if (!by || all.length < MIN_TEXTS) return all;
  const pictures = pictureFiles(projectPath(picturesFolder));
  const otherContent = filesDigest(projectPath(), ['content'], (file) => file === folder);
  const pages: RenderedPage[] = [];
  for (const text of all) {
    const source = await readFile(projectPath(folder, `${text.slug}.mdx`), 'utf8');
    const named = pictures.filter(({ name }) => source.includes(name));
    const inputs = [by, otherContent, text, source, linksOf(text), named];
    const key = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
    const html = await readEntry(projectPath(renderedFolder), key);
    const kept = html !== undefined && (await servePictures(html.toString('utf8')));
    pages.push({ path: path(text.slug), route, key, kept });
  }
  await writeRenderedPages(projectPath(), pages);
  return all.filter((_, index) => !pages[index]?.kept);
}

import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Article, articleSchema } from '../schema/article';
import { type Guide, guideKinds, guideSchema } from '../schema/guide';
import { type Legal, legalSchema } from '../schema/legal';
import { readCollection } from './collection';
import { outline } from './outline';
import { type ListPage, listPages } from './paging';

export { ContentError } from './problem';

/** Folders are named below the project's root; the comment keeps the bundler from tracing the whole of it. */
const rootFolder = (...parts: string[]) => join(/* turbopackIgnore: true */ process.cwd(), ...parts);

const memory = new Map<string, unknown>();
const pagesOf = new WeakMap<Article[], ArticlePage[]>();

/** While building and serving the texts do not change: each folder is read once a process. */
function remembered<Value>(key: string, read: () => Value): Value {
  if (process.env.NODE_ENV !== 'production') return read();
  if (!memory.has(key)) memory.set(key, read());
  return memory.get(key) as Value;
}

type ArticleOptions = {
  folder?: string;
  /** Where the pictures are. */
  publicFolder?: string;
  /** Whether drafts are shown; only while developing. */
  drafts?: boolean;
};

/**
 * The articles, the latest first.
 * @throws ContentError naming file, line, field and mend of everything that is wrong
 */
export function articles({
  folder = rootFolder('content', 'news'),
  publicFolder = rootFolder('public'),
  drafts = process.env.NODE_ENV === 'development',
}: ArticleOptions = {}): Article[] {
  const all = remembered(`news ${folder}`, () =>
    readCollection({
      folder,
      schema: articleSchema,
      reserved: takenByLists,
      review: ({ image, date, updated }) => [
        ...(existsSync(join(/* turbopackIgnore: true */ publicFolder, image))
          ? []
          : [{ field: 'image', message: `«${image}» non esiste. Mettete la figura in public${image}.` }]),
        ...(updated && updated < date
          ? [
              {
                field: 'updated',
                message: `«${updated}» viene prima della pubblicazione (${date}). Correggete una delle due.`,
              },
            ]
          : []),
      ],
    })
      .map(({ slug, data }) => ({ slug, ...data }))
      // The same day: by address, so that the order never depends on the disk.
      .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
  );
  return remembered(`news ${folder} ${drafts}`, () => all.filter((article) => drafts || !article.draft));
}

export type ArticlePage = ListPage<Article>;

/** How many articles a page of their list shows: what one reads through without losing the thread. */
const articlesAPage = 12;

/**
 * The list of articles in pages, the latest first.
 * @param base address of the list
 * @throws ContentError as `articles` does
 */
export function articlePages(base: string, options: ArticleOptions = {}): ArticlePage[] {
  const all = articles(options);
  const known = pagesOf.get(all) ?? listPages(all, base, articlesAPage);
  pagesOf.set(all, known);
  return known;
}

/** Addresses below /novita that belong to pages of their own. */
const takenByLists = ['pagina'];

/** Addresses below /documentazione that belong to pages of their own. */
const takenByPages = ['faq'];

/**
 * The pages of the documentation, by kind and place.
 * @throws ContentError naming file, line, field and mend of everything that is wrong
 */
export function guides({ folder = rootFolder('content', 'docs') }: { folder?: string } = {}): Guide[] {
  return remembered(`docs ${folder}`, () =>
    readCollection({ folder, schema: guideSchema, reserved: takenByPages })
      .map(({ slug, data, body }) => ({ slug, ...data, headings: outline(body) }))
      .sort(
        (a, b) =>
          guideKinds.indexOf(a.kind) - guideKinds.indexOf(b.kind) ||
          a.order - b.order ||
          a.slug.localeCompare(b.slug),
      ),
  );
}

/**
 * A legal notice.
 * @param slug name of its file in content/legal
 * @throws ContentError naming file, line, field and mend; or if no notice has this name
 */
export function legal(
  slug: string,
  { folder = rootFolder('content', 'legal') }: { folder?: string } = {},
): Legal {
  const all = remembered(`legal ${folder}`, () => readCollection({ folder, schema: legalSchema }));
  const found = all.find((notice) => notice.slug === slug);
  if (!found) {
    throw new Error(
      `Nessun testo «${slug}» in content/legal. Ci sono: ${all.map((notice) => notice.slug).join(', ')}.`,
    );
  }
  return { slug: found.slug, ...found.data, headings: outline(found.body) };
}

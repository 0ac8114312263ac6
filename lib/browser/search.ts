/** A passage that answers a search, with the matched words apart. */
export type Passage = { text: string; matched: boolean }[];

/** A place of the documentation where the words stand. */
export type Found = { href: string; page: string; heading?: string; passage: Passage };

type PagefindResult = {
  data: () => Promise<{
    url: string;
    meta: { title?: string };
    sub_results: { url: string; title: string; excerpt: string }[];
  }>;
};

type Pagefind = {
  init: () => Promise<void>;
  search: (words: string) => Promise<{ results: PagefindResult[] }>;
};

let loading: Promise<Pagefind> | undefined;

/**
 * Loads the index, once; a failure is forgotten, so that the next search tries again. It is WebAssembly, which runs in
 * a worker, under the worker's own policy: that of the page forbids it, and where a worker cannot start the search fails.
 * @throws if the index cannot be had: no connection, or a site that was not built
 */
async function pagefind(): Promise<Pagefind> {
  loading ??= load();
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

async function load(): Promise<Pagefind> {
  // Made after the build, from the built pages: no bundler can know it.
  const address = '/assets/search/pagefind.js';
  const index = (await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ address)) as Pagefind;
  await index.init();
  return index;
}

/**
 * Searches the text of all documentation pages, with Italian stemming (D27).
 * @param words what was typed
 * @param limit how many places at most
 * @returns the places, the best first
 * @throws if the index cannot be loaded
 */
export async function searchDocumentation(words: string, limit = 12): Promise<Found[]> {
  const { results } = await (await pagefind()).search(words);
  const pages = await Promise.all(results.slice(0, limit).map((result) => result.data()));
  return pages
    .flatMap(({ meta, sub_results }) =>
      sub_results.slice(0, 2).map(({ url, title, excerpt }) => ({
        href: url,
        page: meta.title ?? title,
        ...(title !== meta.title && { heading: title }),
        passage: toPassage(excerpt),
      })),
    )
    .slice(0, limit);
}

/**
 * An excerpt as text and matches: Pagefind marks the words in otherwise escaped HTML.
 * @param excerpt text with `<mark>` and entities
 */
export function toPassage(excerpt: string): Passage {
  return excerpt
    .split(/<\/?mark>/)
    .map((piece, index) => ({ text: decoded(piece), matched: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

const decoded = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => entities[entity] ?? entity);

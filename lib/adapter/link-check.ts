import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEntry } from '../content/frontmatter';
import { contentDay, firstDay, statusOn } from '../content/publication';
import { ContentError, type ContentProblem } from '../content-error';
import { articleSchema } from '../schema/article';

/** Where the text of a page stands, by what its address begins with. */
const textFolders = [
  { base: '/novita/', folder: 'content/news' },
  { base: '/documentazione/', folder: 'content/docs' },
  { base: '/', folder: 'content/legal' },
];

/** So many pages with the same wrong link are named. */
const MOST_PAGES = 3;

/** An address as HTML writes it, without the marks that HTML needs. */
const unescaped = (value: string) => value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/**
 * The links of a site's pages, gathered page by page: whether each leads to something. The cost is that of reading each
 * page once; what every page links is looked up once.
 */
export class LinkCheck {
  readonly #ids = new Map<string, Set<string>>();
  /** Pages by the addresses that they link, anchors included. */
  readonly #links = new Map<string, string[]>();

  /** @param path address of the page @param html as it is served */
  read(path: string, html: string): void {
    this.#ids.set(path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => unescaped(id ?? ''))));
    const found = new Set<string>();
    for (const [, value = ''] of html.matchAll(/<(?:a|img)\b[^>]*?\s(?:href|src)="([^"]*)"/g)) {
      const address = unescaped(value);
      if (address.startsWith('#')) found.add(`${path}${address}`);
      else if (/^\/(?!\/)/.test(address)) found.add(address);
    }
    for (const address of found) {
      const pages = this.#links.get(address) ?? [];
      if (pages.length < MOST_PAGES) pages.push(path);
      this.#links.set(address, pages);
    }
  }

  /**
   * @param files addresses of everything else that is served
   * @param projectDir where the texts are, to name file and line
   * @throws ContentError naming where every broken link stands, and its mend
   */
  refuseBroken(files: readonly string[], projectDir: string): void {
    const served = new Set(files);
    const problems: ContentProblem[] = [];
    for (const [address, pages] of this.#links) {
      const [whole = '', anchor = ''] = address.split('#', 2);
      const path = whole.replace(/\?.*$/, '');
      const page = path === '/' ? path : path.replace(/\/$/, '');
      const message = this.#fault(page, decoded(anchor), served, projectDir);
      if (!message) continue;
      for (const from of pages) {
        // Inside its own page a text writes the anchor alone.
        const written = page === from && anchor ? [`#${anchor}`, address] : [address];
        problems.push({
          ...placeOf(written, from, projectDir),
          message: `il collegamento «${address}» ${message}`,
        });
      }
    }
    if (problems.length === 0) return;
    const sorted = problems.sort((a, b) =>
      a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1,
    );
    throw new ContentError(sorted);
  }

  #fault(path: string, anchor: string, served: ReadonlySet<string>, projectDir: string): string | undefined {
    const ids = this.#ids.get(path);
    if (!ids) return served.has(path) ? undefined : (unpublished(path, projectDir) ?? this.#missing(path));
    if (anchor === '' || ids.has(anchor)) return undefined;
    const near = [...ids].filter((id) => id.includes(anchor.slice(0, 6)) || anchor.includes(id));
    const mend =
      near.length > 0
        ? `Forse intendevate ${near
            .slice(0, 3)
            .map((id) => `#${id}`)
            .join(', ')}.`
        : 'Correggete l’ancora, o toglietela.';
    return `porta a un punto che in ${path} non c’è. ${mend}`;
  }

  #missing(path: string): string {
    const last = path.split('/').at(-1) ?? '';
    const section = path.split('/')[1] ?? '';
    const near = [...this.#ids.keys()]
      .sort((a, b) => Number(b.startsWith(`/${section}`)) - Number(a.startsWith(`/${section}`)))
      .filter((known) => last.length > 3 && (known.split('/').at(-1) ?? '').includes(last.slice(0, 6)));
    const mend =
      near.length > 0
        ? `Forse intendevate ${near.slice(0, 3).join(', ')}.`
        : 'Correggete l’indirizzo, o togliete il collegamento.';
    return `porta a una pagina che non c’è. ${mend}`;
  }
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** Why a written article is not among the pages. */
function unpublished(path: string, projectDir: string): string | undefined {
  const [, slug] = /^\/novita\/([a-z0-9-]+)$/.exec(path) ?? [];
  const file = `content/news/${slug}.mdx`;
  if (!slug || !existsSync(join(projectDir, file))) return undefined;
  const parsed = parseEntry(file, readFileSync(join(projectDir, file), 'utf8'), articleSchema);
  if ('problems' in parsed) return undefined;
  const { data } = parsed.entry;
  const why = {
    draft: 'è una bozza (draft: true)',
    scheduled: `si legge solo dal ${firstDay(data)}`,
    expired: `è scaduto il ${data.expiresOn}`,
    published: 'non è stato costruito',
  }[statusOn(data, contentDay())];
  return `porta a un articolo che non è pubblicato: ${file} ${why}. Togliete il collegamento, o pubblicate prima l’articolo.`;
}

/** The file and the line where a page's text writes a link; the page itself where its text does not. */
function placeOf(
  written: readonly string[],
  path: string,
  projectDir: string,
): { file: string; line?: number } {
  for (const { base, folder } of textFolders) {
    if (!path.startsWith(base)) continue;
    const file = `${folder}/${path.slice(base.length)}.mdx`;
    if (!existsSync(join(projectDir, file))) continue;
    const line = lineWith(readFileSync(join(projectDir, file), 'utf8'), written);
    if (line) return { file, line };
  }
  const copy = path === '/' ? 'content/pages/home.ts' : `content/pages${path}.ts`;
  if (existsSync(join(projectDir, copy))) {
    const line = lineWith(readFileSync(join(projectDir, copy), 'utf8'), written);
    if (line) return { file: copy, line };
  }
  return { file: `pagina ${path}` };
}

function lineWith(source: string, written: readonly string[]): number | undefined {
  // Ended by what ends an address, so that a longer one is not taken for it.
  const ends = written.flatMap((address) => [')', ' ', '"', "'"].map((end) => `${address}${end}`));
  const index = source.split('\n').findIndex((line) => ends.some((text) => line.includes(text)));
  return index < 0 ? undefined : index + 1;
}

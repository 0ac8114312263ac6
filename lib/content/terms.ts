import type { ContentProblem } from '../content-error';
import { memoize } from '../memoize';
import type { Article, ArticleData } from '../schema/article';
import { type CollectionEntry, lineOf } from './collection';
import { slugify } from './slug';

/** The two taxonomies of articles. */
const kinds = ['category', 'tags'] as const;
export type TermKind = (typeof kinds)[number];

/** A category or tag with its articles, the latest first. */
export type Term = { kind: TermKind; slug: string; label: string; articles: Article[] };

const labels = (article: Pick<ArticleData, TermKind>, kind: TermKind): string[] =>
  kind === 'category' ? [article.category] : article.tags;

/** «Gestione documentale» becomes gestione-documentale. */
export const termSlug = slugify;

const bases: Record<TermKind, string> = { category: '/novita/categoria', tags: '/novita/tema' };

/** Address of the list of a term's articles. */
export const termPath = (kind: TermKind, label: string): string => `${bases[kind]}/${termSlug(label)}`;

/**
 * Categories and tags by slug, in alphabetical order; none is empty. Memoized by the array.
 * @param articles the latest first
 */
export const indexTerms = memoize(
  (articles: readonly Article[]): Record<TermKind, ReadonlyMap<string, Term>> => ({
    category: termsByKind(articles, 'category'),
    tags: termsByKind(articles, 'tags'),
  }),
);

function termsByKind(articles: readonly Article[], kind: TermKind): Map<string, Term> {
  const found = new Map<string, Term>();
  for (const article of articles) {
    for (const label of labels(article, kind)) {
      const slug = termSlug(label);
      const term = found.get(slug) ?? { kind, slug, label, articles: [] };
      term.articles.push(article);
      found.set(slug, term);
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Terms that one article has twice, or two articles in two spellings: they would share an address.
 * @param entries all articles, drafts included
 */
export function termProblems(entries: readonly CollectionEntry<ArticleData>[]): ContentProblem[] {
  return kinds.flatMap((kind) => {
    const spellings = new Map<string, Map<string, CollectionEntry<ArticleData>[]>>();
    const problems: ContentProblem[] = [];
    for (const entry of entries) {
      const seen = new Set<string>();
      for (const label of labels(entry.data, kind)) {
        const slug = termSlug(label);
        if (seen.has(slug)) {
          problems.push({
            ...at(entry, kind),
            message: `«${label}» c’è già nello stesso elenco. Toglietelo.`,
          });
          continue;
        }
        seen.add(slug);
        const byLabel = spellings.get(slug) ?? new Map<string, CollectionEntry<ArticleData>[]>();
        const users = byLabel.get(label);
        if (users) users.push(entry);
        else byLabel.set(label, [entry]);
        spellings.set(slug, byLabel);
      }
    }
    return [...problems, ...[...spellings.values()].flatMap((byLabel) => twoSpellings(byLabel, kind))];
  });
}

const at = ({ file, lines }: CollectionEntry<ArticleData>, field: string) => ({
  file,
  ...lineOf(lines, field),
  field,
});

/** The spelling of most articles counts as the right one. */
function twoSpellings(
  byLabel: ReadonlyMap<string, CollectionEntry<ArticleData>[]>,
  kind: TermKind,
): ContentProblem[] {
  const [usual, ...others] = [...byLabel].sort(([, a], [, b]) => b.length - a.length);
  if (!usual) return [];
  const [label, users] = usual;
  const more = users.length > 1 ? ` (e in altri ${users.length - 1})` : '';
  return others.flatMap(([wrong, entries]) =>
    entries.map((entry) => ({
      ...at(entry, kind),
      message: `«${wrong}» è scritto «${label}» in ${users[0]?.file}${more}. Usate una sola grafia.`,
    })),
  );
}

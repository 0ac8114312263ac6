import { basename } from 'node:path';
import type { z } from 'zod';
import { ContentError } from '@/lib/content-error';
import { projectPath } from '@/lib/project-path';
import type { PageMeta } from '@/lib/schema/page';
import { normalPath } from '@/lib/schema/path';
import type { Text, TextStatus } from '@/lib/schema/text';
import { FURTHER_PAGES } from './pagination';
import { slugify } from './slug';
import { type Data, type ReaderOptions, textReader } from './text-reader';

type CollectionOptions<Shape extends z.core.$ZodLooseShape, Term extends string> = ReaderOptions<Shape> & {
  /** The route of a text. The page above it is the index. */
  route: `/${string}/[${string}]`;
  /** Fields that hold categories or tags, with the part of the path of their lists: `{ tags: 'tema' }`. */
  terms?: Record<Term, string>;
  /** Path of its feed. */
  feed?: string;
  /** The earlier paths of a text, as written in its frontmatter. */
  aliases: (data: Data<Shape>) => readonly string[] | undefined;
  /** The questions for the search that a text answers; one of a chapter ends with its anchor: `[#capitolo]`. */
  questions?: (data: Data<Shape>) => readonly string[] | undefined;
  /**
   * Metadata of the page of a text.
   * @param termPath returns the path of the list of a category or tag
   */
  meta: (
    text: Data<Shape>,
    termPath: (field: Term, label: string) => string,
  ) => Pick<PageMeta, 'title' | 'description' | 'updated' | 'shareImage'>;
};

/** An earlier path of a text; `written`: as its frontmatter has it. */
type Alias = { from: string; to: string; file: string; written: string; status: TextStatus };

/** Defines a folder of MDX texts that are pages below one path. `project` is the folder of the project. */
export function defineCollection<Shape extends z.core.$ZodLooseShape, Term extends string = never>({
  route,
  terms,
  feed,
  aliases: aliasesOf,
  questions: questionsOf,
  meta: metaOf,
  reserved: ownReserved = [],
  ...options
}: CollectionOptions<Shape, Term>) {
  const { folder } = options;
  const base = route.slice(0, route.lastIndexOf('/'));
  const segments: Readonly<Record<string, string>> = { ...terms };
  const lists = [...Object.values(segments), FURTHER_PAGES];
  const reserved = [...ownReserved, ...lists];
  const reader = textReader({ ...options, reserved, termFields: Object.keys(segments) });
  const { texts, readable, problems } = reader;
  const path = (slug: string) => `${base}/${slug}`;
  const slugOf = (file: string) => basename(file, '.mdx');
  const termPath = (field: Term, label: string) => `${base}/${segments[field]}/${slugify(label)}`;

  /** Metadata of a text's page. */
  function meta(text: Text<Data<Shape>>): PageMeta {
    const own = metaOf(text, termPath);
    return { ...own, path: path(text.slug), label: own.title };
  }

  return {
    folder,
    route,
    base,
    feed,
    reserved,
    texts,
    path,
    termPath,
    meta,
    /**
     * The text with a slug.
     * @throws if the folder has none; in development with the mistakes of its file
     */
    find(slug: string): Text<Data<Shape>> {
      const text = texts().find((candidate) => candidate.slug === slug);
      if (text) return text;
      const own = problems(projectPath(), { withDrafts: true }).filter(({ file }) => slugOf(file) === slug);
      throw own.length > 0 ? new ContentError(own) : new Error(`Nessun testo «${slug}» in ${folder}.`);
    },
    /** The slugs of the pages: those of the texts, and in development those of files with mistakes, whose pages show them. */
    slugs(): string[] {
      const wrong =
        process.env.NODE_ENV === 'development' ? problems(projectPath(), { withDrafts: true }) : [];
      return [...new Set([...texts().map(({ slug }) => slug), ...wrong.map(({ file }) => slugOf(file))])];
    },
    /** The reason in Italian why the text at a path is not published; undefined if it is, or if it does not exist. */
    whyUnpublished: (page: string, project: string) =>
      reader.whyUnpublished(page.slice(base.length + 1), project),
    /** The paths of all texts except drafts, with their status. */
    paths: (project: string): [path: string, status: TextStatus][] =>
      readable(project).map(({ slug, status }) => [path(slug), status]),
    /** The earlier paths of all texts except drafts. */
    aliases: (project: string): Alias[] =>
      readable(project).flatMap((text) =>
        (aliasesOf(text) ?? []).map((written) => ({
          from: normalPath(written.startsWith('/') ? written : path(written)),
          to: path(text.slug),
          file: `${folder}/${text.slug}.mdx`,
          written,
          status: text.status,
        })),
      ),
    problems,
    /** The questions for the search that stand in the frontmatter of the texts, with the paths that answer them. */
    questions: (project: string) =>
      texts(project).flatMap((text) =>
        (questionsOf?.(text) ?? []).map((written) => {
          const [, question = '', anchor = ''] = /^(.*?)\s*(?:\[(#[^\]]*)\])?$/.exec(written) ?? [];
          const file = `${folder}/${text.slug}.mdx`;
          return { path: path(text.slug) + anchor, questions: [question], file, field: 'questions' };
        }),
      ),
    /** Metadata of all pages of texts. */
    pages: () => texts().map(meta),
    /** Whether a page is the index, a list or a text. */
    owns: (page: string) => page === base || page.startsWith(`${base}/`),
    /** Whether a page is a list of texts besides the index. */
    isList: (page: string) => lists.some((segment) => page.startsWith(`${base}/${segment}/`)),
  };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { ContentError } from '@/lib/content-error';
import { cachedInProduction } from '@/lib/memoize';
import { projectPath } from '@/lib/project-path';
import { normalAddress } from '@/lib/schema/address';
import type { PageMeta } from '@/lib/schema/page';
import type { Schedule, Text, TextStatus } from '@/lib/schema/text';
import { FURTHER_PAGES } from './pagination';
import { contentDay, isDraft, statusOn } from './publication';
import { type FolderRules, readFolder } from './read-folder';
import { countWords } from './reading-time';
import { slugify } from './slug';
import { outline, parseText } from './text-tree';

type Data<Shape extends z.core.$ZodLooseShape> = z.infer<z.ZodObject<Shape, z.core.$strict>>;

type TextFolderOptions<Shape extends z.core.$ZodLooseShape, Term extends string> = FolderRules<Shape> & {
  /** Relative to the project: content/news. */
  folder: string;
  /** The route of a text. The page above it is the index. */
  route: `/${string}/[${string}]`;
  /** When a text is published; without this, always. */
  schedule?: (data: Data<Shape>) => Schedule;
  /** Order of the texts; equal ones are ordered by address. */
  compare: (a: Data<Shape>, b: Data<Shape>) => number;
  /** Fields that hold categories or tags, with the part of the address of their lists: `{ tags: 'tema' }`. */
  terms?: Record<Term, string>;
  /** Address of its feed. */
  feed?: string;
  /** The earlier addresses of a text, as written in its frontmatter. */
  aliases: (data: Data<Shape>) => readonly string[] | undefined;
  /** Metadata of the page of a text. @param termPath returns the address of the list of a category or tag */
  meta: (
    text: Data<Shape>,
    termPath: (field: Term, label: string) => string,
  ) => Pick<PageMeta, 'title' | 'description' | 'updated' | 'shareImage'>;
};

/** An earlier address of a text; `written`: as its frontmatter has it. */
type Alias = { from: string; to: string; file: string; written: string; status: TextStatus };

/**
 * Defines a folder of MDX texts that are pages below one address. In its functions `project` is the folder of the project, and
 * errors are a ContentError with file, line, field and fix of every mistake.
 */
export function defineTextFolder<Shape extends z.core.$ZodLooseShape, Term extends string = never>({
  folder,
  route,
  schedule,
  compare,
  terms,
  feed,
  aliases: aliasesOf,
  meta: metaOf,
  reserved: ownReserved = [],
  ...rules
}: TextFolderOptions<Shape, Term>) {
  const base = route.slice(0, route.lastIndexOf('/'));
  const segments: Readonly<Record<string, string>> = { ...terms };
  const lists = [...Object.values(segments), FURTHER_PAGES];
  const reserved = [...ownReserved, ...lists];
  const folderRules = { ...rules, reserved, termFields: Object.keys(segments) };
  const path = (slug: string) => `${base}/${slug}`;
  const termPath = (field: Term, label: string) => `${base}/${segments[field]}/${slugify(label)}`;

  /** All texts with their status today. Drafts are read only if wanted, because they may have mistakes. */
  function read(project: string, { withDrafts = false } = {}): Text<Data<Shape>>[] {
    const day = contentDay();
    return cachedInProduction(`files ${project} ${folder} ${day} ${withDrafts}`, () =>
      readFolder(project, folder, folderRules, { withDrafts }).map(({ slug, data, source }) => {
        const status: TextStatus = schedule ? statusOn(schedule(data), day) : 'published';
        const tree = parseText(source);
        return { ...data, slug, status, wordCount: countWords(tree), headings: outline(tree) };
      }),
    );
  }

  /**
   * The texts that this build shows, in their order: the published texts, but all texts in `npm run dev` and in a preview.
   * @returns the same array for the same day, so that it can be a memoization key
   */
  function texts(project = projectPath()): Text<Data<Shape>>[] {
    const showsDrafts = process.env.NODE_ENV === 'development' || process.env.SHOW_DRAFTS?.trim() === '1';
    return cachedInProduction(`texts ${project} ${folder} ${contentDay()} ${showsDrafts}`, () =>
      read(project, { withDrafts: showsDrafts })
        .filter(({ status }) => showsDrafts || status === 'published')
        .sort((a, b) => compare(a, b) || a.slug.localeCompare(b.slug)),
    );
  }

  /** The texts that this build shows, all as `published`, and the other texts except drafts. */
  function readable(project: string): Text<Data<Shape>>[] {
    const shownTexts = texts(project).map((text) => ({ ...text, status: 'published' as const }));
    const slugs = new Set(shownTexts.map(({ slug }) => slug));
    return [...shownTexts, ...read(project).filter(({ slug }) => !slugs.has(slug))];
  }

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
    /** The text with a slug. @throws if the folder has none */
    find(slug: string): Text<Data<Shape>> {
      const text = texts().find((candidate) => candidate.slug === slug);
      if (!text) throw new Error(`Nessun testo «${slug}» in ${folder}.`);
      return text;
    },
    /** The reason in Italian why the text at an address is not published; undefined if it is, or if it does not exist. */
    whyUnpublished(address: string, project: string): string | undefined {
      const slug = address.slice(base.length + 1);
      const name = `${folder}/${slug}.mdx`;
      const file = join(project, name);
      if (!schedule || !existsSync(file)) return undefined;
      // A draft may have mistakes.
      if (isDraft(readFileSync(file, 'utf8'))) return `${name} è una bozza (draft: true)`;
      const text = read(project).find((candidate) => candidate.slug === slug);
      if (!text) return undefined;
      const { firstDay, lastDay } = schedule(text);
      if (text.status === 'scheduled') return `${name} si legge solo dal ${firstDay}`;
      return text.status === 'expired' ? `${name} è scaduto il ${lastDay}` : undefined;
    },
    /** The addresses of all texts except drafts, with their status. */
    addresses: (project: string): [path: string, status: TextStatus][] =>
      readable(project).map(({ slug, status }) => [path(slug), status]),
    /** The earlier addresses of all texts except drafts. */
    aliases: (project: string): Alias[] =>
      readable(project).flatMap((text) =>
        (aliasesOf(text) ?? []).map((written) => ({
          from: normalAddress(written.startsWith('/') ? written : path(written)),
          to: path(text.slug),
          file: `${folder}/${text.slug}.mdx`,
          written,
          status: text.status,
        })),
      ),
    /** The mistakes of drafts, where other texts have none. The build prints them and goes on. */
    draftProblems(project: string): string | undefined {
      try {
        read(project, { withDrafts: true });
        return undefined;
      } catch (error) {
        if (error instanceof ContentError) return error.message;
        throw error;
      }
    },
    /** Metadata of all pages of texts. */
    pages: () => texts().map(meta),
    /** Whether a page is the index, a list or a text. */
    owns: (page: string) => page === base || page.startsWith(`${base}/`),
    /** Whether a page is a list of texts besides the index. */
    isList: (page: string) => lists.some((segment) => page.startsWith(`${base}/${segment}/`)),
  };
}

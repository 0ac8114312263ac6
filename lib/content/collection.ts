import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { ContentError } from '@/lib/content-error';
import { cachedInProduction } from '@/lib/memoize';
import { picturesFolder } from '@/lib/pictures/name';
import { projectPath } from '@/lib/project-path';
import { normalAddress } from '@/lib/schema/address';
import type { PageMeta } from '@/lib/schema/page';
import type { Schedule, Text, TextStatus } from '@/lib/schema/text';
import { outline } from './headings';
import { FURTHER_PAGES } from './pagination';
import { contentDay, isDraft, statusOn } from './publication';
import { type FolderRules, readFolder } from './read-folder';
import { countWords } from './reading-time';
import { slugify } from './slug';
import { termProblems } from './term-problems';
import { parseText } from './text-tree';

type Data<Shape extends z.core.$ZodLooseShape> = z.infer<z.ZodObject<Shape, z.core.$strict>>;

type CollectionOptions<Shape extends z.core.$ZodLooseShape, Term extends string> = FolderRules<Shape> & {
  /** From the project's root: content/news. */
  folder: string;
  /** The route of a text. Its index, a page of the registry, is above it. */
  route: `/${string}/[${string}]`;
  /** When a text is published; always, if this is not given. */
  schedule?: (data: Data<Shape>) => Schedule;
  /** Order of the texts. Those that are equal in it are ordered by address, never by the disk. */
  compare: (a: Data<Shape>, b: Data<Shape>) => number;
  /** Fields that hold categories or tags, and the segment below which the lists of the texts that have them stand. */
  terms?: Record<Term, string>;
  /** Address of its feed. */
  feed?: string;
  /** Its earlier addresses, as the text has them. */
  aliases: (data: Data<Shape>) => readonly string[] | undefined;
  /** What the page of a text says of itself. @param termPath address of the list of a category or tag */
  meta: (
    text: Data<Shape>,
    termPath: (field: Term, label: string) => string,
  ) => Pick<PageMeta, 'title' | 'description' | 'updated' | 'sharedPicture'>;
};

/** An earlier address of a text, and what is written of it. */
export type Alias = { from: string; to: string; file: string; written: string; status: TextStatus };

/** Which texts are read. */
type ReadOptions = {
  /** Day in Italy, YYYY-MM-DD; by default the day of the build. */
  day?: string;
  /** Include those that are not published; the default in `npm run dev` and in a preview only. */
  all?: boolean;
  /** Another folder of texts, absolute. */
  folder?: string;
  /** Another folder of pictures, absolute. */
  pictures?: string;
};

/** A text that this build shows counts as published, whatever its dates say. */
const asShown = <T>(text: T): T & { status: TextStatus } => ({ ...text, status: 'published' });

/** Describes a folder of MDX texts that are pages below one address. */
export function defineCollection<Shape extends z.core.$ZodLooseShape, Term extends string = never>({
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
}: CollectionOptions<Shape, Term>) {
  const base = route.slice(0, route.lastIndexOf('/'));
  const segments: Partial<Record<string, string>> = { ...terms };
  const lists = [...Object.values<string>({ ...terms }), FURTHER_PAGES];
  const reserved = [...ownReserved, ...lists];
  const checkAll: FolderRules<Shape>['checkAll'] = (files) => termProblems(files, Object.keys(segments));
  const read = (from: string, pictures: string, day: string, withDrafts: boolean): Text<Data<Shape>>[] =>
    cachedInProduction(`files ${from} ${day} ${withDrafts}`, () =>
      readFolder(from, pictures, { ...rules, reserved, checkAll }, withDrafts ? undefined : isDraft).map(
        ({ slug, data, source }) => {
          const status: TextStatus = schedule ? statusOn(schedule(data), day) : 'published';
          const tree = parseText(source);
          return {
            ...data,
            slug,
            status,
            words: tree ? countWords(tree) : 0,
            headings: tree ? outline(tree) : [],
          };
        },
      ),
    );
  /**
   * The published texts, in their order. Drafts are not even read.
   * @returns the same array for the same day, so that it can be a memoization key
   * @throws ContentError naming file, line, field and fix of everything that is wrong
   */
  const texts = ({
    day = contentDay(),
    all = process.env.NODE_ENV === 'development' || process.env.SHOW_DRAFTS?.trim() === '1',
    folder: from = projectPath(folder),
    pictures = projectPath(picturesFolder),
  }: ReadOptions = {}): Text<Data<Shape>>[] =>
    cachedInProduction(`texts ${from} ${day} ${all}`, () =>
      read(from, pictures, day, all)
        .filter(({ status }) => all || status === 'published')
        .sort((a, b) => compare(a, b) || a.slug.localeCompare(b.slug)),
    );
  const foldersIn = (project: string) => ({
    folder: join(project, folder),
    pictures: join(project, picturesFolder),
  });
  /** The texts that a build shows, and the valid ones that are not published. */
  const readable = (project: string): Text<Data<Shape>>[] => {
    const from = foldersIn(project);
    const shown = texts(from);
    const slugs = new Set(shown.map(({ slug }) => slug));
    const others = read(from.folder, from.pictures, contentDay(), false);
    return [...shown.map(asShown), ...others.filter(({ slug }) => !slugs.has(slug))];
  };
  const path = (slug: string) => `${base}/${slug}`;
  const termPath = (field: Term, label: string) => `${base}/${segments[field]}/${slugify(label)}`;
  /** Metadata of a text's page. */
  const meta = (text: Text<Data<Shape>>): PageMeta => {
    const own = metaOf(text, termPath);
    return {
      ...own,
      path: path(text.slug),
      label: own.title,
    };
  };
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
    /** The text of that address. @throws naming the folder if it has none */
    find(slug: string): Text<Data<Shape>> {
      const found = texts().find((text) => text.slug === slug);
      if (!found) throw new Error(`Nessun testo «${slug}» in ${folder}.`);
      return found;
    },
    /**
     * Why the text of an address is not published, in Italian; undefined if there is no such text.
     * @param project folder of the project
     */
    whyUnpublished(slug: string, project: string): string | undefined {
      const from = foldersIn(project);
      const file = join(from.folder, `${slug}.mdx`);
      if (!schedule || !existsSync(file)) return undefined;
      const name = `${folder}/${slug}.mdx`;
      // A draft may have mistakes.
      if (isDraft(readFileSync(file, 'utf8'))) return `${name} è una bozza (draft: true)`;
      const text = read(from.folder, from.pictures, contentDay(), false).find((one) => one.slug === slug);
      if (!text) return undefined;
      const { firstDay, lastDay } = schedule(text);
      const reasons: Record<TextStatus, string> = {
        draft: 'è una bozza',
        scheduled: `si legge solo dal ${firstDay}`,
        expired: `è scaduto il ${lastDay}`,
        published: 'non è stato costruito',
      };
      return `${name} ${reasons[text.status]}`;
    },
    /** The address of each text that is no draft, with its status. @param project folder of the project */
    addresses: (project: string): [path: string, status: TextStatus][] =>
      readable(project).map(({ slug, status }) => [path(slug), status]),
    /** The earlier addresses of each text that is no draft. @param project folder of the project */
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
    /** What is wrong with the drafts, where the published texts are right: it is said, and stops nothing. */
    draftProblems({
      folder: from = projectPath(folder),
      pictures = projectPath(picturesFolder),
    }: Pick<ReadOptions, 'folder' | 'pictures'> = {}): string | undefined {
      try {
        read(from, pictures, contentDay(), true);
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

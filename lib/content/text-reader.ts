import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { ContentError, type ContentProblem } from '@/lib/content-error';
import { cachedInProduction } from '@/lib/memoize';
import { isPreview } from '@/lib/preview.mjs';
import { projectPath } from '@/lib/project-path';
import type { Schedule, Text, TextStatus } from '@/lib/schema/text';
import { contentDay, isDraft, statusOn } from './publication';
import { type FolderRules, readFolder } from './read-folder';
import { countWords } from './reading-time';
import { outline, parseText } from './text-tree';

/** The data of the frontmatter of a text. */
export type Data<Shape extends z.core.$ZodLooseShape> = z.infer<z.ZodObject<Shape, z.core.$strict>>;

export type ReaderOptions<Shape extends z.core.$ZodLooseShape> = FolderRules<Shape> & {
  /** Relative to the project: content/news. */
  folder: string;
  /** When a text is published; without this, always. */
  schedule?: (data: Data<Shape>) => Schedule;
  /** Order of the texts; equal ones are ordered by path. */
  compare: (a: Data<Shape>, b: Data<Shape>) => number;
};

/** The functions that read a folder of texts. `project` is the folder of the project; mistakes throw a ContentError. */
export function textReader<Shape extends z.core.$ZodLooseShape>({
  folder,
  schedule,
  compare,
  ...rules
}: ReaderOptions<Shape>) {
  /**
   * All texts with their status today. Drafts are read only on request, because they may have mistakes. In development a text
   * with mistakes is missing, and the others are shown.
   */
  function read(project: string, { withDrafts = false } = {}): Text<Data<Shape>>[] {
    const day = contentDay();
    return cachedInProduction(`files ${project} ${folder} ${day} ${withDrafts}`, () => {
      const { texts, problems } = readFolder(project, folder, rules, { withDrafts });
      if (problems.length > 0 && process.env.NODE_ENV !== 'development') throw new ContentError(problems);
      const wrongFiles = new Set(problems.map(({ file }) => file));
      return texts
        .filter(({ file }) => !wrongFiles.has(file))
        .map(({ slug, data, source }) => {
          const status: TextStatus = schedule ? statusOn(schedule(data), day) : 'published';
          const tree = parseText(source);
          return { ...data, slug, status, wordCount: countWords(tree), headings: outline(tree) };
        });
    });
  }

  /**
   * The texts that this build shows, in their order: the published texts, but all texts in `npm run dev` and in a preview.
   * @returns the same array for the same day, so that it can be a memoization key
   */
  function texts(project = projectPath()): Text<Data<Shape>>[] {
    const showsDrafts = process.env.NODE_ENV === 'development' || isPreview();
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

  /** The reason in Italian why a text is not published; undefined if it is, or if it does not exist. */
  function whyUnpublished(slug: string, project: string): string | undefined {
    const name = `${folder}/${slug}.mdx`;
    const file = join(project, name);
    if (!schedule || !existsSync(file)) return undefined;
    // A draft may have mistakes.
    if (isDraft(readFileSync(file, 'utf8'))) return `${name} è una bozza (draft: true)`;
    const text = read(project).find((candidate) => candidate.slug === slug);
    return text?.status === 'scheduled' ? `${name} si legge solo dal ${schedule(text).firstDay}` : undefined;
  }

  /** The mistakes in the names and fields of all files, or of all but drafts. */
  const problems = (project: string, options: { withDrafts: boolean }): ContentProblem[] =>
    readFolder(project, folder, rules, options).problems;

  return { texts, readable, whyUnpublished, problems };
}

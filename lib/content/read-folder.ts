import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { z } from 'zod';
import type { ContentProblem, FieldProblem } from '@/lib/content-error';
import { filesBelow } from '@/lib/files-below';
import { picturesFolder } from '@/lib/pictures/name';
import { templateProblems } from './article-template';
import { type Entry, parseEntry } from './frontmatter';
import { isDraft } from './publication';
import { isSlug, slugify } from './slug';

type Schema<Shape extends z.core.$ZodLooseShape> = z.ZodObject<Shape, z.core.$strict>;

/** Instructions for editors, temporary files of programs, and pictures. */
const ignoredFiles = /^(?:README\.md|modello\.txt)$|(?:^|\/)[.#]|~$|^immagini\/.*(?<!\.mdx?)$/i;

/** A parsed text with its file. */
type TextFile<Data> = Entry<Data> & { slug: string; file: string; source: string };

/** Rules for the files of a folder. */
export type FolderRules<Shape extends z.core.$ZodLooseShape> = {
  schema: Schema<Shape>;
  /** Slugs that belong to other pages. */
  reserved?: readonly string[];
  /**
   * Rules that the schema cannot express.
   * @param pictures folder of the pictures, absolute
   */
  check?: (data: z.infer<Schema<Shape>>, pictures: string) => FieldProblem[];
  /** The template of the texts. Only drafts may still contain its words. */
  template?: () => string;
  /** Fields that hold categories or tags. */
  termFields?: readonly string[];
};

/**
 * Reads and checks a whole folder of MDX texts.
 * @param folder relative to the project
 * @param options `withDrafts`: drafts are read and checked too
 * @returns the texts that can be read, and the problems of all files
 */
export function readFolder<Shape extends z.core.$ZodLooseShape>(
  project: string,
  folder: string,
  rules: FolderRules<Shape>,
  { withDrafts }: { withDrafts: boolean },
): { texts: TextFile<z.infer<Schema<Shape>>>[]; problems: ContentProblem[] } {
  const texts: TextFile<z.infer<Schema<Shape>>>[] = [];
  if (!existsSync(join(project, folder)))
    return { texts, problems: [{ file: folder, message: 'la cartella non c’è. Createla.' }] };
  const problems: ContentProblem[] = [];
  for (const { name, source } of textFiles(project, folder)) {
    if (isDraft(source) && !withDrafts) continue;
    const result = readText({ name, folder, source }, rules, join(project, picturesFolder));
    problems.push(...result.problems);
    if (result.text) texts.push(result.text);
  }
  problems.push(...termProblems(texts, rules.termFields ?? []));
  return { texts, problems };
}

/** The files of a folder that are or should be texts. */
export const textFiles = (project: string, folder: string): { name: string; source: string }[] =>
  filesBelow(join(project, folder))
    .filter((name) => !ignoredFiles.test(name))
    .map((name) => ({ name, source: readFileSync(join(project, folder, name), 'utf8') }));

/** Parses and checks one file. Without a valid name and frontmatter there is no text. */
function readText<Shape extends z.core.$ZodLooseShape>(
  { name, folder, source }: { name: string; folder: string; source: string },
  { schema, reserved = [], check, template }: FolderRules<Shape>,
  pictures: string,
): { text?: TextFile<z.infer<Schema<Shape>>>; problems: ContentProblem[] } {
  const file = `${folder}/${name}`;
  const slug = basename(name, extname(name));
  const message = nameProblem(name, slug, reserved);
  if (message) return { problems: [{ file, message }] };
  const result = parseEntry(file, source, schema);
  if ('problems' in result) return result;
  const { entry } = result;
  const fieldProblems = check?.(entry.data, pictures) ?? [];
  const problems: ContentProblem[] = fieldProblems.map((problem) => ({
    file,
    line: entry.lines.get(problem.field),
    ...problem,
  }));
  if (template && !isDraft(source)) problems.push(...templateProblems(file, entry, template()));
  return { text: { slug, file, source, ...entry }, problems };
}

/** The problem of a file name, which becomes the path. */
function nameProblem(name: string, slug: string, reserved: readonly string[]): string | undefined {
  if (name.includes('/')) return 'sta in una sottocartella. Spostatelo nella cartella della raccolta.';
  if (reserved.includes(slug))
    return `l’indirizzo «${slug}» è già di un’altra pagina. Cambiate il nome del file.`;
  if (isSlug(slug) && name === `${slug}.mdx`) return undefined;
  const better = `${slugify(slug) || 'nome-nuovo'}.mdx`;
  return `il nome del file diventa l’indirizzo: minuscole latine, cifre e trattini, e alla fine .mdx. Rinominatelo ${better}; una figura va in ${picturesFolder}.`;
}

/**
 * Categories and tags that would share a path, because a text has one twice or two texts spell it differently. The first
 * spelling counts as right.
 * @param files all texts, drafts included
 * @param fields with one term or a list of them
 */
function termProblems(
  files: readonly TextFile<Readonly<Record<string, unknown>>>[],
  fields: readonly string[],
): ContentProblem[] {
  return fields.flatMap((field) => {
    const problems: ContentProblem[] = [];
    const firstBySlug = new Map<string, { label: string; file: string }>();
    for (const { file, data, lines } of files) {
      const slugsOfText = new Set<string>();
      for (const label of [data[field]].flat().map(String)) {
        const slug = slugify(label);
        const first = firstBySlug.get(slug) ?? { label, file };
        if (first.label !== label || slugsOfText.has(slug)) {
          const message = `«${label}» e «${first.label}» di ${first.file} avrebbero lo stesso indirizzo. Usate una sola grafia, una volta per testo.`;
          problems.push({ file, line: lines.get(field), field, message });
        }
        firstBySlug.set(slug, first);
        slugsOfText.add(slug);
      }
    }
    return problems;
  });
}

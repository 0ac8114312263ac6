import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { z } from 'zod';
import { ContentError, type ContentProblem } from '@/lib/content-error';
import { filesBelow } from '@/lib/files-below';
import { picturesFolder } from '@/lib/pictures/name';
import { pictureEndings } from '@/lib/schema/picture';
import { templateProblems } from './article-template';
import { type Entry, parseEntry } from './frontmatter';
import { isDraft } from './publication';
import { isSlug, slugify } from './slug';
import { termProblems } from './term-problems';

type Schema<Shape extends z.core.$ZodLooseShape> = z.ZodObject<Shape, z.core.$strict>;

/** A file that has been read. */
export type TextFile<Data> = Entry<Data> & { slug: string; file: string; source: string };

/** What is wrong with a field of a frontmatter. */
type FieldProblem = { field: string; message: string };

/** Rules for the files of a folder. */
export type FolderRules<Shape extends z.core.$ZodLooseShape> = {
  schema: Schema<Shape>;
  /** Slugs that belong to other pages. */
  reserved?: readonly string[];
  /** Rules that the schema cannot express. @param pictures folder of the pictures, absolute */
  check?: (data: z.infer<Schema<Shape>>, pictures: string) => FieldProblem[];
  /** The template of the texts: none but drafts may still contain its words. */
  template?: () => string;
  /** Fields that hold categories or tags. */
  termFields?: readonly string[];
};

/** Instructions for editors, not texts. */
const instructions = ['README.md', 'modello.txt'];
const isText = (name: string) => /\.mdx?$/i.test(name);
/** Temporary files of editors. */
const isLeftOver = (name: string) => /(?:^|\/)[.#]|~$/.test(name);
const pictureTypes: readonly string[] = [...pictureEndings, 'gif', 'heic', 'tif', 'tiff'];
const isPicture = (name: string) => pictureTypes.includes(extname(name).slice(1).toLowerCase());
const picturesName = basename(picturesFolder);

/** Names of all files that may be meant as texts, also in subfolders. */
const textFiles = (folder: string): string[] =>
  filesBelow(folder)
    .filter((name) => !instructions.includes(name) && !isLeftOver(name))
    .filter((name) => isText(name) || name.split('/')[0] !== picturesName);

/** What is wrong with a file name, which becomes the address. */
function nameProblem(name: string, slug: string, reserved: readonly string[]): string | undefined {
  const better = `${slugify(slug) || 'nome-nuovo'}.mdx`;
  if (name.includes('/')) return 'sta in una sottocartella. Spostatelo nella cartella della raccolta.';
  if (!name.endsWith('.mdx')) return `non finisce con .mdx, e il sito non lo legge. Rinominatelo ${better}.`;
  if (reserved.includes(slug))
    return `l’indirizzo «${slug}» è già di un’altra pagina. Cambiate il nome del file.`;
  return isSlug(slug)
    ? undefined
    : `il nome del file diventa l’indirizzo e vuole minuscole latine, cifre e trattini. Rinominatelo ${better}.`;
}

/**
 * Reads and checks a whole folder of MDX texts.
 * @param folder relative to the project
 * @throws ContentError with the problems of all of its files
 */
export function readFolder<Shape extends z.core.$ZodLooseShape>(
  project: string,
  folder: string,
  { schema, reserved = [], check, template, termFields = [] }: FolderRules<Shape>,
  withDrafts: boolean,
): TextFile<z.infer<Schema<Shape>>>[] {
  const path = join(project, folder);
  const pictures = join(project, picturesFolder);
  if (!existsSync(path))
    throw new ContentError([{ file: folder, message: 'la cartella non c’è. Createla.' }]);
  const problems: ContentProblem[] = [];
  const files: TextFile<z.infer<Schema<Shape>>>[] = [];
  const bySlug = new Map<string, string>();

  for (const name of textFiles(path)) {
    const file = `${folder}/${name}`;
    if (isPicture(name)) {
      problems.push({ file, message: `è una figura: va in ${picturesFolder}.` });
      continue;
    }
    const source = readFileSync(join(path, name), 'utf8');
    if (!withDrafts && isDraft(source)) continue;
    const ending = isText(name) ? /\.mdx?$/i : /\.(?:mdx?\.)?\w+$/i;
    const slug = basename(name).replace(ending, '');
    const misnamed = nameProblem(name, slug, reserved);
    if (misnamed) problems.push({ file, message: misnamed });
    if (!isText(name)) continue;
    const twin = bySlug.get(slug.toLowerCase());
    if (twin)
      problems.push({
        file,
        message: `ha lo stesso indirizzo («${slug.toLowerCase()}») di ${twin}. Rinominate uno dei due.`,
      });
    bySlug.set(slug.toLowerCase(), file);

    const result = parseEntry(file, source, schema);
    if ('problems' in result) {
      problems.push(...result.problems);
      continue;
    }
    const { data, lines } = result.entry;
    for (const found of check?.(data, pictures) ?? [])
      problems.push({ file, line: lines.get(found.field), ...found });
    if (template && !isDraft(source)) problems.push(...templateProblems(file, result.entry, template()));
    files.push({ slug, file, source, ...result.entry });
  }
  problems.push(...termProblems(files, termFields));
  if (problems.length > 0) throw new ContentError(problems);
  return files;
}

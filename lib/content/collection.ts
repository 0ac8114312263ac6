import 'server-only';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { z } from 'zod';
import { ContentError, type ContentProblem } from '../content-error';
import { type Entry, parseEntry } from './frontmatter';
import { headingProblems } from './headings';
import { isSlug, slugify } from './slug';

export type CollectionEntry<Data> = Entry<Data> & { slug: string; file: string };

type CollectionOptions<Shape extends z.core.$ZodLooseShape> = {
  /** Absolute. */
  folder: string;
  schema: z.ZodObject<Shape, z.core.$strict>;
  /** Slugs that belong to other pages. */
  reserved?: readonly string[];
  /** Rules that the schema cannot express; returns messages by field. */
  check?: (data: z.infer<z.ZodObject<Shape, z.core.$strict>>) => { field: string; message: string }[];
  /** Rules between the files. */
  checkAll?: (entries: CollectionEntry<z.infer<z.ZodObject<Shape, z.core.$strict>>>[]) => ContentProblem[];
};

/** For editors; not an entry. */
const instructions = 'README.md';

/** Names of all MDX files, those in subfolders included, sorted. */
function textsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/i.test(name) && name !== instructions)
    .sort();
}

/** What is wrong with a file name, which becomes the address. */
function nameProblem(
  file: string,
  name: string,
  slug: string,
  reserved: readonly string[],
): ContentProblem | undefined {
  if (/[\\/]/.test(name))
    return { file, message: 'sta in una sottocartella. Spostatelo nella cartella della raccolta.' };
  if (!name.endsWith('.mdx')) return { file, message: 'ha l’estensione sbagliata. Rinominatelo con .mdx.' };
  if (reserved.includes(slug))
    return { file, message: `l’indirizzo «${slug}» è già di un’altra pagina. Cambiate il nome del file.` };
  if (isSlug(slug)) return undefined;
  return {
    file,
    message: `il nome del file diventa l’indirizzo e vuole minuscole, cifre e trattini. Rinominatelo ${slugify(slug)}.mdx.`,
  };
}

/** The line of a field, as part of a ContentProblem. */
export function lineOf(lines: ReadonlyMap<string, number>, field: string): { line?: number } {
  const line = lines.get(field);
  return line ? { line } : {};
}

/**
 * Reads and checks a whole folder of MDX texts.
 * @throws ContentError with the problems of all of its files
 */
export function readCollection<Shape extends z.core.$ZodLooseShape>({
  folder,
  schema,
  reserved = [],
  check,
  checkAll,
}: CollectionOptions<Shape>): CollectionEntry<z.infer<z.ZodObject<Shape, z.core.$strict>>>[] {
  const shown = (name: string) => relative(process.cwd(), join(folder, name)).replaceAll('\\', '/');
  if (!existsSync(folder))
    throw new ContentError([{ file: shown(''), message: 'la cartella non c’è. Createla.' }]);
  const problems: ContentProblem[] = [];
  const entries: CollectionEntry<z.infer<z.ZodObject<Shape, z.core.$strict>>>[] = [];
  const bySlug = new Map<string, string>();

  for (const name of textsBelow(folder)) {
    const file = shown(name);
    const slug = (name.split(/[\\/]/).at(-1) ?? name).replace(/\.mdx?$/i, '');
    const misnamed = nameProblem(file, name, slug, reserved);
    if (misnamed) problems.push(misnamed);
    const twin = bySlug.get(slug.toLowerCase());
    if (twin)
      problems.push({
        file,
        message: `ha lo stesso indirizzo («${slug.toLowerCase()}») di ${twin}. Rinominate uno dei due.`,
      });
    bySlug.set(slug.toLowerCase(), file);

    const source = readFileSync(join(folder, name), 'utf8');
    const result = parseEntry(file, source, schema);
    if ('problems' in result) {
      problems.push(...result.problems);
      continue;
    }
    const { data, body, lines } = result.entry;
    const offset = source.split('\n').length - body.split('\n').length;
    problems.push(...headingProblems(file, body, offset));
    problems.push(
      ...(check?.(data) ?? []).map((found) => ({ file, ...lineOf(lines, found.field), ...found })),
    );
    entries.push({ slug, file, ...result.entry });
  }
  problems.push(...(checkAll?.(entries) ?? []));
  if (problems.length > 0) throw new ContentError(problems);
  return entries;
}

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
  /** Folder of the texts, absolute. */
  folder: string;
  schema: z.ZodObject<Shape, z.core.$strict>;
  /** File names that would take the address of another page. */
  reserved?: readonly string[];
  /** What the schema cannot see alone; returns messages by field. */
  check?: (data: z.infer<z.ZodObject<Shape, z.core.$strict>>) => { field: string; message: string }[];
  /** What only shows when all texts are known. */
  checkAll?: (entries: CollectionEntry<z.infer<z.ZodObject<Shape, z.core.$strict>>>[]) => ContentProblem[];
};

/** What editors read themselves. */
const instructions = 'README.md';

/** Texts of a folder and of those below it, in the order of their names. */
function textsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/i.test(name) && name !== instructions)
    .sort();
}

/** What is wrong with the name of a file, since the name is the address. */
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

/** Where a field stands, for a problem. */
export function lineOf(lines: ReadonlyMap<string, number>, field: string): { line?: number } {
  const line = lines.get(field);
  return line ? { line } : {};
}

/**
 * Reads and checks a whole folder of MDX texts.
 * @throws ContentError with everything that is wrong in all of its files
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

import matter from 'gray-matter';
import { z } from 'zod';
import type { ContentProblem, FieldProblem } from '@/lib/content-error';
import { straightQuotes, withApostrophes, withoutInvisible } from './characters';
import { issueMessages } from './frontmatter-messages';
import { readYaml, type YamlFields } from './yaml';

/** A text with the data of its frontmatter. */
export type Entry<Data> = {
  data: Data;
  /** The text under the frontmatter. */
  body: string;
  /** Number of lines above it. */
  above: number;
  /** Line of the file of each field, from 1. */
  lines: ReadonlyMap<string, number>;
};
type Result<Data> = { entry: Entry<Data> } | { problems: ContentProblem[] };

/** YAML does not accept no-break spaces after a field name. */
const noBreakSpace = /^([\w-]+:)[\u00a0\u202f]+/;

/** zod's own messages in Italian, for mistakes without a message in frontmatter-messages.ts. */
const { localeError: error } = z.locales.it();

/**
 * Parses an MDX file: frontmatter between two lines of three hyphens, then the text.
 * @param file path for messages
 * @param source content of the file
 * @param schema rules of the frontmatter
 * @returns the entry, or all its problems
 */
export function parseEntry<Shape extends z.core.$ZodLooseShape>(
  file: string,
  source: string,
  schema: z.ZodObject<Shape, z.core.$strict>,
): Result<z.infer<z.ZodObject<Shape, z.core.$strict>>> {
  const problemAt = (line: number, message: string) => ({ problems: [{ file, line, message }] });
  const text = withoutInvisible(source).split(/\r?\n/);
  const end = text.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (text[0]?.trimEnd() !== '---' || end < 0) {
    return problemAt(
      1,
      'il frontmatter manca o non finisce. Il file comincia con una riga di tre trattini (---), i campi e altri tre trattini.',
    );
  }
  const { lines, problems: yamlProblems, ...head } = readFields(text.slice(0, end));
  // The other fields are checked too.
  const unread = new Set(yamlProblems.map(({ line }) => line));
  const others = text.slice(0, end).map((line, index) => (unread.has(index + 1) ? '' : line));
  const values = unread.size > 0 ? readFields(others).values : head.values;
  if (!values && unread.size === 0)
    return problemAt(2, 'il frontmatter non ha campi. Scriveteli uno a riga: campo: valore.');
  const fields = Object.entries(values ?? {}).map(([field, value]) => [field, correctApostrophes(value)]);
  const data = Object.fromEntries(fields);
  const result = schema.safeParse(data, { error });
  const unreadFields = new Set(yamlProblems.map(({ field }) => field));
  const fieldProblems = [
    ...schemaProblems(result.error?.issues ?? [], data, schema),
    ...quoteProblems(data),
  ].filter(({ field }) => values && !unreadFields.has(field));
  const problems: ContentProblem[] = [
    ...yamlProblems,
    ...fieldProblems.map((problem) => ({ line: lines.get(problem.field), ...problem })),
  ].map((problem) => ({ file, ...problem }));
  const body = text.slice(end + 1).join('\n');
  if (body.trim() === '') {
    problems.push({ file, line: end + 1, message: 'manca il testo. Scrivetelo sotto il frontmatter.' });
  }
  if (!result.success || problems.length > 0) return { problems };
  return { entry: { data: result.data, body, above: end + 1, lines } };
}

/** @param head the lines of the file above the second line of hyphens */
function readFields(head: readonly string[]): YamlFields {
  const yaml = head.map((line) => line.replace(noBreakSpace, '$1 ')).join('\n');
  const { data } = matter(`${yaml}\n---\n`, { language: 'yaml', engines: { yaml: { parse: readYaml } } });
  // gray-matter does not call the engine for an empty frontmatter.
  return { lines: new Map(), problems: [], ...data };
}

/** Replaces the straight apostrophes of a text or a list of texts. */
function correctApostrophes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(correctApostrophes);
  return typeof value === 'string' ? withApostrophes(value) : value;
}

function schemaProblems(
  issues: readonly z.core.$ZodIssue[],
  data: Record<string, unknown>,
  { shape }: z.ZodObject,
): FieldProblem[] {
  const pathOf = ({ path }: z.core.$ZodIssue) => path.join();
  const wrongTypes = new Set(issues.filter(({ code }) => code === 'invalid_type').map(pathOf));
  return issues
    .filter((issue) => issue.code === 'invalid_type' || !wrongTypes.has(pathOf(issue)))
    .flatMap((issue) => issueMessages(issue, data, shape as unknown as Record<string, z.ZodType>));
}

/** A message about the first straight quote of each field. */
const quoteProblems = (data: Record<string, unknown>): FieldProblem[] =>
  Object.entries(data).flatMap(([field, value]) => {
    const [message] = [value].flat().flatMap((item) => straightQuotes(String(item)));
    return message ? [{ field, message }] : [];
  });

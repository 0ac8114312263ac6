import matter from 'gray-matter';
import { z } from 'zod';
import type { ContentProblem } from '@/lib/content-error';
import { straightQuotes, withApostrophes, withoutInvisible } from './characters';
import { issueMessages } from './frontmatter-messages';
import { readYaml, type YamlFields } from './yaml';

export type Entry<Data> = {
  data: Data;
  /** The text under the frontmatter, and the number of lines above it. */
  body: string;
  above: number;
  /** Line of the file on which each field stands, from 1. */
  lines: ReadonlyMap<string, number>;
};
type Result<Data> = { entry: Entry<Data> } | { problems: ContentProblem[] };

/** YAML does not accept no-break spaces after a field name. */
const noBreakSpace = /^([\w-]+:)[\u00a0\u202f]+/;

/** zod's own messages in Italian, for what frontmatter-messages.ts does not cover. */
const { localeError: error } = z.locales.it();

/**
 * Reads one MDX file: frontmatter between two lines of three hyphens, then the text.
 * @param file its path as messages name it
 * @param source its content
 * @param schema what the frontmatter must hold
 * @returns the entry, or all that is wrong with it
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
  const head = text.slice(0, end).map((line) => line.replace(noBreakSpace, '$1 '));
  const { data: yaml } = matter(`${head.join('\n')}\n---\n`, {
    language: 'yaml',
    engines: { yaml: { parse: readYaml } },
  });
  // gray-matter does not call the engine for an empty frontmatter.
  const { values, lines = new Map(), problems: yamlProblems = [] } = yaml as Partial<YamlFields>;
  if (yamlProblems.length > 0) return { problems: yamlProblems.map((problem) => ({ file, ...problem })) };
  if (!values) return problemAt(2, 'il frontmatter non ha campi. Scriveteli uno a riga: campo: valore.');
  const data = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, correctApostrophes(value)]),
  );
  const result = schema.safeParse(data, { error });
  const problems: ContentProblem[] = (result.error?.issues ?? [])
    // A value of the wrong type gets no other message.
    .filter(
      ({ path, code }, _, all) =>
        code === 'invalid_type' ||
        !all.some((other) => other.code === 'invalid_type' && other.path.join() === path.join()),
    )
    .flatMap((issue) => issueMessages(issue, data, schema.shape as unknown as Record<string, z.ZodType>))
    .concat(
      Object.entries(data).flatMap(([field, value]) => {
        const [message] = [value].flat().flatMap((each) => straightQuotes(String(each)));
        return message ? [{ field, message }] : [];
      }),
    )
    .map(({ field, message }) => ({ file, line: lines.get(field), field, message }));
  const body = text.slice(end + 1).join('\n');
  if (body.trim() === '') {
    problems.push({ file, line: end + 1, message: 'manca il testo. Scrivetelo sotto il frontmatter.' });
  }
  if (!result.success || problems.length > 0) return { problems };
  return { entry: { data: result.data, body, above: end + 1, lines } };
}

/** Replaces the straight apostrophes of a text or a list of texts. */
function correctApostrophes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(correctApostrophes);
  return typeof value === 'string' ? withApostrophes(value) : value;
}

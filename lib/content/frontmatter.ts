import matter from 'gray-matter';
import type { z } from 'zod';
import type { ContentProblem } from '../content-error';
import { issueMessages } from './frontmatter-messages';

export type Entry<Data> = {
  data: Data;
  body: string;
  /** Line of the file on which each field stands, from 1. */
  lines: ReadonlyMap<string, number>;
};
type Result<Data> = { entry: Entry<Data> } | { problems: ContentProblem[] };

/** Messages of the YAML parser, in Italian. */
const yamlReasons: [RegExp, string][] = [
  [/duplicated mapping key/, 'lo stesso campo è scritto due volte. Toglietene uno.'],
  [
    /tab characters|cannot start any token|document separator/,
    'c’è un segno che qui non può stare (una tabulazione, una @ o un accento grave). Usate spazi, o mettete il valore fra virgolette.',
  ],
  [
    /double quoted scalar|single quoted scalar/,
    'le virgolette non sono chiuse. Chiudetele alla fine del valore.',
  ],
  [
    /flow (?:collection|sequence|mapping)/,
    'l’elenco non è chiuso. Aggiungete la parentesi quadra mancante: ].',
  ],
  [
    /bad indentation|mapping|implicit|multiline key/,
    'la riga non è un campo leggibile. Scrivete «campo: valore»; se il valore contiene i due punti, mettetelo fra virgolette.',
  ],
];

type YamlError = { reason?: string; mark?: { line: number } };

function yamlProblem(file: string, error: unknown): ContentProblem {
  const { reason = String(error), mark } = error as YamlError;
  const message =
    yamlReasons.find(([pattern]) => pattern.test(reason))?.[1] ?? `il YAML non si legge (${reason}).`;
  // The parser counts from 0, and its text begins at the end of the first line, `---`.
  return { file, line: mark && mark.line + 1, message };
}

/** Line number and raw value of each top-level field. */
function fieldLines(lines: string[]): Map<string, { line: number; raw: string }> {
  const found = new Map<string, { line: number; raw: string }>();
  for (const [index, text] of lines.entries()) {
    const [, field, raw = ''] = /^["']?([\w-]+)["']?\s*:\s*(.*)$/.exec(text) ?? [];
    if (field) found.set(field, { line: index + 1, raw });
  }
  return found;
}

/** YAML makes Date objects of dates, and turns 30 February into March: the schema needs the raw text. */
function asWritten(value: unknown, raw: string | undefined): unknown {
  if (!(value instanceof Date)) return value;
  return raw ? raw.replace(/\s+#.*$/, '').trim() : value.toISOString().slice(0, 10);
}

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
  const wrong = (line: number, message: string) => ({ problems: [{ file, line, message }] });
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trimEnd() !== '---') {
    return wrong(
      1,
      'manca il frontmatter. Cominciate il file con una riga di tre trattini (---), i campi e altri tre trattini.',
    );
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end < 0) {
    return wrong(
      1,
      'il frontmatter non finisce. Aggiungete una riga di tre trattini (---) dopo l’ultimo campo.',
    );
  }
  let read: Record<string, unknown>;
  try {
    // Options switch off gray-matter's cache, which returns an empty result after an error.
    const parsed: unknown = matter(`${lines.slice(0, end).join('\n')}\n---\n`, { language: 'yaml' }).data;
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
      return wrong(2, 'il frontmatter non ha campi. Scriveteli uno a riga: campo: valore.');
    read = parsed as Record<string, unknown>;
  } catch (error) {
    return { problems: [yamlProblem(file, error)] };
  }
  const where = fieldLines(lines.slice(0, end));
  const data = Object.fromEntries(
    Object.entries(read).map(([field, value]) => [field, asWritten(value, where.get(field)?.raw)]),
  );
  const body = lines.slice(end + 1).join('\n');
  const result = schema.safeParse(data);
  const problems: ContentProblem[] = (result.error?.issues ?? [])
    .flatMap((issue) => issueMessages(issue, data, schema.shape as unknown as Record<string, z.ZodType>))
    .map(({ field, message }) => ({ file, line: where.get(field)?.line, field, message }));
  if (body.trim() === '') {
    problems.push({ file, line: end + 1, message: 'manca il testo. Scrivetelo sotto il frontmatter.' });
  }
  if (!result.success || problems.length > 0) return { problems };
  const fieldsAt = new Map([...where].map(([field, { line }]) => [field, line]));
  return { entry: { data: result.data, body, lines: fieldsAt } };
}

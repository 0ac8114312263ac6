import matter from 'gray-matter';
import type { z } from 'zod';
import type { ContentProblem } from '../content-error';
import { straightQuotesIn, straightQuotesMessage, withApostrophes, withoutInvisible } from './characters';
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
    /tab characters|cannot start any token/,
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
  [/non-printable/, 'c’è un carattere di comando, che non si vede. Cancellate la riga e riscrivetela.'],
];

const unreadableLine = /bad indentation|mapping|implicit|multiline key|document separator/;
/** Quotes that word processors write: YAML takes them as part of the value. */
const curlyQuotes = /^[“”„‟‘’].*[“”„‟‘’"]$/s;

/** A straight quote and a curly one around a value: the parser reads on, and stops at another field. */
const unequalQuotes = /^([\w-]+):\s*(?:"[^"]*([“”„‟])|([“”„‟])[^"]*")\s*$/;
/** Looks like a blank and is none to YAML. */
const noBreakSpace = /^([\w-]+:)[\u00a0\u202f]+/;

type YamlError = { reason?: string; mark?: { line: number; column: number } };

/** The parser stops where the next field begins, if only then it is clear that a value was wrong. Lines from 0. */
function faultyLine(
  reason: string,
  { line, column }: { line: number; column: number },
  lines: readonly string[],
) {
  const [name] = /^[\w-]+(?=:\s)|^---\s*$/.exec(lines[line] ?? '') ?? [];
  const late = /multiline key|missed comma|document separator/.test(reason);
  return late && name && column <= name.length ? line - 1 : line;
}

function yamlProblem(file: string, error: unknown, lines: readonly string[]): ContentProblem {
  for (const [index, text] of lines.entries()) {
    const [, name, closing, opening] = unequalQuotes.exec(text) ?? [];
    if (!name) continue;
    const message = `la virgoletta ${closing ?? opening} è curva. Intorno al valore vanno due dritte: ${name}: "…"`;
    return { file, line: index + 1, message };
  }
  const { reason = String(error), mark } = error as YamlError;
  const at = mark && faultyLine(reason, mark, lines);
  const [, field = 'campo'] = /^([\w-]+):/.exec(lines[at ?? 0] ?? '') ?? [];
  const message =
    yamlReasons.find(([pattern]) => pattern.test(reason))?.[1] ??
    (unreadableLine.test(reason)
      ? `la riga non si legge. Dopo il nome del campo vanno due punti e uno spazio; un valore che comincia con un segno, o che contiene due punti o virgolette, va fra virgolette dritte, e dentro usa « »: ${field}: "…"`
      : `il YAML non si legge (${reason}).`);
  // The parser counts from 0, and its text begins at the end of the first line, `---`.
  return { file, line: at === undefined ? undefined : at + 1, message };
}

/** @param raw the value as it is written: between straight quotes, curly ones are part of the text */
function quoteProblems(field: string, value: unknown, raw = ''): { field: string; message: string }[] {
  const curly = /^["']/.test(raw)
    ? undefined
    : [value].flat().find((each) => typeof each === 'string' && curlyQuotes.test(each));
  if (typeof curly !== 'string') {
    const [straight] = [value]
      .flat()
      .flatMap((each) => (typeof each === 'string' ? straightQuotesIn(each) : []));
    return straight ? [{ field, message: straightQuotesMessage(straight[0]) }] : [];
  }
  const message = `le virgolette ${curly[0]} e ${curly.at(-1)} sono curve e finirebbero nella pagina. Scrivete quelle dritte: "${curly.slice(1, -1)}"`;
  return [{ field, message }];
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

/** A text or a list of texts with its apostrophes. */
function corrected(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(corrected);
  return typeof value === 'string' ? withApostrophes(value) : value;
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
  const lines = withoutInvisible(source)
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
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
    const head = lines.slice(0, end).map((text) => text.replace(noBreakSpace, '$1 '));
    const parsed: unknown = matter(`${head.join('\n')}\n---\n`, { language: 'yaml' }).data;
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
      return wrong(2, 'il frontmatter non ha campi. Scriveteli uno a riga: campo: valore.');
    read = parsed as Record<string, unknown>;
  } catch (error) {
    return { problems: [yamlProblem(file, error, lines.slice(0, end + 1))] };
  }
  const where = fieldLines(lines.slice(0, end));
  const data = Object.fromEntries(
    Object.entries(read).map(([field, value]) => [field, corrected(asWritten(value, where.get(field)?.raw))]),
  );
  const body = withApostrophes(lines.slice(end + 1).join('\n'));
  const result = schema.safeParse(data);
  const problems: ContentProblem[] = (result.error?.issues ?? [])
    // The length of a text says nothing where a list is wanted.
    .filter(
      ({ path, code }, _, all) =>
        code === 'invalid_type' ||
        !all.some((other) => other.code === 'invalid_type' && other.path.join() === path.join()),
    )
    .flatMap((issue) => issueMessages(issue, data, schema.shape as unknown as Record<string, z.ZodType>))
    .concat(
      Object.entries(data).flatMap(([field, value]) => quoteProblems(field, value, where.get(field)?.raw)),
    )
    .map(({ field, message }) => ({ file, line: where.get(field)?.line, field, message }));
  if (body.trim() === '') {
    problems.push({ file, line: end + 1, message: 'manca il testo. Scrivetelo sotto il frontmatter.' });
  }
  if (!result.success || problems.length > 0) return { problems };
  const fieldsAt = new Map([...where].map(([field, { line }]) => [field, line]));
  return { entry: { data: result.data, body, lines: fieldsAt } };
}

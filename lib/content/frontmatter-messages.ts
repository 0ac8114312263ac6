import type { z } from 'zod';
import type { FieldProblem } from '@/lib/content-error';

type Shape = Record<string, z.ZodType>;
type Issue = z.core.$ZodIssue;

/** The end of the message about a wrong type, by the type that zod expects. */
const expectedTypes: Readonly<Record<string, string>> = {
  string: 'un testo. Mettetelo fra virgolette',
  array: 'un elenco. Scrivetelo fra parentesi quadre',
  boolean: 'un sì o un no. Scrivete true oppure false',
  number: 'un numero. Scrivete solo cifre',
};

/** Longest value in a message, in characters. */
const MAX_QUOTED = 60;

/**
 * Turns an issue of zod into messages for editors, in Italian, with the fix.
 * @param data the frontmatter before validation
 * @param shape of the schema, for its examples
 */
export function issueMessages(issue: Issue, data: Record<string, unknown>, shape: Shape): FieldProblem[] {
  if (issue.code === 'unrecognized_keys') {
    const message = `non è un campo previsto. Toglietelo, o scrivete uno di: ${Object.keys(shape).join(', ')}.`;
    return issue.keys.map((field) => ({ field, message }));
  }
  const [field = '', item] = issue.path.map(String);
  const fieldValue = data[field];
  const value = Array.isArray(fieldValue) && item ? fieldValue[Number(item)] : fieldValue;
  const example = `${field}: ${String(shape[field]?.meta()?.example ?? '…')}`;
  if (value === undefined || value === null) {
    const message = `${field in data ? 'è vuoto' : 'manca'}. Aggiungete una riga come ${example}`;
    return [{ field, message }];
  }
  const where = item ? `voce ${Number(item) + 1}: ` : '';
  return [{ field, message: where + wrongValue(issue, value, example) }];
}

/** @param example a line that the author can copy */
function wrongValue(issue: Issue, value: unknown, example: string): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const quotedValue = text.length > MAX_QUOTED ? `«${text.slice(0, MAX_QUOTED - 3)}…»` : `«${text}»`;
  const type = issue.code === 'invalid_type' && expectedTypes[issue.expected];
  if (type) return `${quotedValue} non è ${type}, come in ${example}`;
  if (issue.code === 'invalid_format') {
    const advice =
      issue.format === 'date' ? 'non è una data. Scrivetela' : 'non ha la forma giusta. Scrivetelo';
    return `${quotedValue} ${advice} come in ${example}`;
  }
  if (typeof value === 'string' && issue.code === 'too_small')
    return `ha ${text.length} caratteri e ne servono almeno ${issue.minimum}. Completatelo.`;
  if (typeof value === 'string' && issue.code === 'too_big')
    return `ha ${text.length} caratteri e ne servono al massimo ${issue.maximum}. Accorciatelo.`;
  return `${issue.message.replace(/\.?$/, '.')} Scrivetelo come in ${example}`;
}

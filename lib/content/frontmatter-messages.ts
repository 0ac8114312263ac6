import type { z } from 'zod';
import { distance } from '../browser/search/typing-errors';

type Shape = Record<string, z.ZodType>;
type Issue = z.core.$ZodIssue;

/** Shows a value as the author wrote it, shortened. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `«${text.length > 60 ? `${text.slice(0, 57)}…` : text}»`;
}

/** A line that the author can copy, from the example of the field. */
const proposal = (field: string, shape: Shape) => `${field}: ${String(shape[field]?.meta()?.example ?? '…')}`;

/** The name that was probably meant, for typing errors. */
export function closestMatch(name: string, fields: string[]): string | undefined {
  const key = name.toLowerCase();
  return fields.find((field) => {
    const known = field.toLowerCase();
    const begins = key.length > 2 && (known.startsWith(key) || key.startsWith(known));
    return known === key || begins || distance(known, key, 2) < 2;
  });
}

function wrongType(field: string, value: unknown, expected: string, shape: Shape): string {
  switch (expected) {
    case 'string':
      return `${shown(value)} non è un testo. Mettetelo fra virgolette: ${field}: ${JSON.stringify(String(value))}`;
    case 'array':
      return `${shown(value)} non è un elenco. Scrivetelo fra parentesi quadre: ${proposal(field, shape)}`;
    case 'boolean':
      return `${shown(value)} non è un sì o un no. Scrivete true oppure false, senza virgolette.`;
    default:
      return `${shown(value)} non è un numero intero. Scrivetelo in cifre e senza virgolette: ${proposal(field, shape)}`;
  }
}

/** The day that was probably meant by another spelling, e.g. 12/05/2026. */
function meantDate(value: string): string {
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(value) ?? [];
  const meant = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return day && Number(month) <= 12 && Number(day) <= 31 ? meant : '2026-05-12';
}

function wrongFormat(
  issue: Extract<Issue, { code: 'invalid_format' }>,
  field: string,
  value: unknown,
  shape: Shape,
): string {
  if (issue.format === 'date') {
    const text = String(value);
    return /^\d{4}-\d{2}-\d{2}$/.test(text)
      ? `${shown(value)} non è un giorno del calendario. Controllate mese e giorno (anno-mese-giorno).`
      : `${shown(value)} non è una data. Scrivetela come ${meantDate(text)}.`;
  }
  return `${shown(value)} non ha la forma giusta. Scrivetelo come in ${proposal(field, shape)}`;
}

function wrongSize(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>, value: unknown): string {
  const few = issue.code === 'too_small';
  const limit = few ? `almeno ${issue.minimum}` : `al massimo ${issue.maximum}`;
  if (Array.isArray(value))
    return `ha ${value.length} voci e ne servono ${limit}. ${few ? 'Aggiungetene' : 'Toglietene'}.`;
  if (typeof value === 'string') {
    return `ha ${value.length} caratteri e ne servono ${limit}. ${few ? 'Completatelo' : 'Accorciatelo'}.`;
  }
  return `${shown(value)} è fuori misura: serve ${limit}.`;
}

/**
 * What is wrong with a frontmatter and how to fix it, field by field, in Italian.
 * @param issue from zod
 * @param data the frontmatter as read
 * @param shape of the schema, for its examples
 */
export function issueMessages(
  issue: Issue,
  data: Record<string, unknown>,
  shape: Shape,
): { field: string; message: string }[] {
  const fields = Object.keys(shape);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((field) => {
      const meant = closestMatch(field, fields);
      const fix = meant
        ? `Forse intendevate «${meant}».`
        : `Toglietelo. I campi ammessi sono: ${fields.join(', ')}.`;
      return { field, message: `non è un campo previsto. ${fix}` };
    });
  }
  const [field = '', ...rest] = issue.path.map(String);
  const value = rest.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], data[field]);
  if (value === undefined || value === null) {
    return [
      {
        field,
        message: `${field in data ? 'è vuoto' : 'manca'}. Aggiungete una riga come ${proposal(field, shape)}`,
      },
    ];
  }
  const where = rest.length > 0 ? `voce ${Number(rest[0]) + 1}: ` : '';
  return [{ field, message: where + reason(issue, field, value, shape) }];
}

function reason(issue: Issue, field: string, value: unknown, shape: Shape): string {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(field, value, issue.expected, shape);
    case 'invalid_format':
      return wrongFormat(issue, field, value, shape);
    case 'too_small':
    case 'too_big':
      return wrongSize(issue, value);
    case 'invalid_value':
      return `${shown(value)} non è fra i valori ammessi. Scrivete uno di: ${issue.values.join(', ')}.`;
    default:
      return `${issue.message} Scrivetelo come in ${proposal(field, shape)}`;
  }
}

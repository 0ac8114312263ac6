import type { z } from 'zod';
import { closestMatch } from './closest-match';

type Shape = Record<string, z.ZodType>;
type Issue = z.core.$ZodIssue;

/** Shows a value as the author wrote it, shortened. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `«${text.length > 60 ? `${text.slice(0, 57)}…` : text}»`;
}

/** A line that the author can copy, from the example of the field. */
const proposal = (field: string, shape: Shape) => `${field}: ${String(shape[field]?.meta()?.example ?? '…')}`;

/** The message about a value that is no text, list or boolean; undefined for other types. */
function wrongType(field: string, value: unknown, expected: string, shape: Shape): string | undefined {
  switch (expected) {
    case 'string':
      if (typeof value === 'object')
        return `${shown(value)} non è un testo. Scrivetelo come in ${proposal(field, shape)}`;
      return `${shown(value)} non è un testo. Mettetelo fra virgolette: ${field}: ${JSON.stringify(String(value))}`;
    case 'array':
      return `${shown(value)} non è un elenco. Scrivetelo fra parentesi quadre: ${proposal(field, shape)}`;
    case 'boolean':
      return `${shown(value)} non è un sì o un no. Scrivete true oppure false, senza virgolette.`;
    default:
      return undefined;
  }
}

/** The day that another spelling, such as 12/05/2026, probably means; otherwise an example. */
function meantDate(value: string): string {
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(value) ?? [];
  const meant = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return day && Number(month) <= 12 && Number(day) <= 31 ? meant : '2026-05-12';
}

function wrongDate(value: unknown): string {
  const text = String(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
    ? `${shown(value)} non è un giorno del calendario. Controllate mese e giorno (anno-mese-giorno).`
    : `${shown(value)} non è una data. Scrivetela come ${meantDate(text)}.`;
}

function wrongLength(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>, value: string): string {
  const [limit, fix] =
    issue.code === 'too_small'
      ? [`almeno ${issue.minimum}`, 'Completatelo']
      : [`al massimo ${issue.maximum}`, 'Accorciatelo'];
  return `ha ${value.length} caratteri e ne servono ${limit}. ${fix}.`;
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
  const own = ownMessage(issue, field, value, shape);
  return [
    {
      field,
      message:
        where + (own ?? `${issue.message.replace(/\.?$/, '.')} Scrivetelo come in ${proposal(field, shape)}`),
    },
  ];
}

/** Our message for the most common mistakes; undefined where zod's own is good enough. */
function ownMessage(issue: Issue, field: string, value: unknown, shape: Shape): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(field, value, issue.expected, shape);
    case 'too_small':
    case 'too_big':
      return typeof value === 'string' ? wrongLength(issue, value) : undefined;
    case 'invalid_format':
      return issue.format === 'date'
        ? wrongDate(value)
        : `${shown(value)} non ha la forma giusta. Scrivetelo come in ${proposal(field, shape)}`;
    default:
      return undefined;
  }
}

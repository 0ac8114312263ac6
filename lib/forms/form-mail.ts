import type { FormDefinition } from './definition';
import type { Field } from './field';

type Row = readonly [label: string, value: string];

/** The content of a message: rows of label and value, then one longer text, then paragraphs. */
export type MailContent = {
  title: string;
  rows: readonly Row[];
  long?: { label: string; text: string } | undefined;
  paragraphs?: readonly string[] | undefined;
};

export type FormMail = MailContent & {
  subject: string;
  name: string | undefined;
  email: string | undefined;
};

/** The value of an empty optional field; the specification fixes it for the phone. */
export const NOT_GIVEN = 'Non fornito';

/** The column of the owner's table that a field is in. */
export const columnOf = (field: Field): string => field.column ?? field.label;

/** The value of a field for staff: the typed text, or the words of an option with its code, unless they begin with the code. */
function valueText(field: Field, value: unknown): string {
  if (typeof value !== 'string') return '';
  const words = 'options' in field ? field.options[value] : undefined;
  if (!words) return value;
  return words.split(' ')[0] === value ? words : `${words} (${value})`;
}

/**
 * The values of a submission by column, in the order of the definition; an empty field has an empty text. Fields of one column
 * are joined by a space, under the first label. Choices that the URL did not make are left out.
 */
export function valuesOf(
  { fields }: Pick<FormDefinition, 'fields'>,
  data: Readonly<Record<string, unknown>>,
) {
  const values = new Map<string, { column: string; label: string; text: string }>();
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'choice' && !data[name]) continue;
    const column = columnOf(field);
    const { label, text: earlier } = values.get(column) ?? { label: field.label, text: '' };
    const text = [earlier, valueText(field, data[name])].filter(Boolean).join(' ');
    values.set(column, { column, label, text });
  }
  return [...values.values()];
}

/** The message to staff about a submission: a row for each column, and the long text under its own label. */
export function formMail(definition: FormDefinition, data: Readonly<Record<string, unknown>>): FormMail {
  const { mail } = definition;
  const values = valuesOf(definition, data);
  const valueInColumn = (wanted: string) => values.find(({ column }) => column === wanted);
  const long = valueInColumn('text');
  const rows = values.filter((value) => value !== long);
  return {
    title: mail.title,
    subject: mail.subject(data),
    name: valueInColumn('name')?.text,
    email: valueInColumn('email')?.text,
    rows: rows.map(({ label, text }): Row => [label, text || NOT_GIVEN]),
    long: long && { label: long.label, text: long.text || NOT_GIVEN },
    paragraphs: mail.paragraphs,
  };
}

function messageText({ title, rows, long, paragraphs = [] }: MailContent): string {
  const blocks = [
    title,
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    long ? `${long.label}:\n${long.text}` : '',
    ...paragraphs,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** One message or several as text. */
export const textOf = (...contents: MailContent[]): string => contents.map(messageText).join('\n---\n\n');

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Escapes a text, with a line break for every line end. */
const escapeLines = (text: string): string => escapeHtml(text).replace(/\n/g, '<br>\n');

/** One message or several as HTML. */
export function htmlOf(...contents: MailContent[]): string {
  const messages = contents.map(({ title, rows, long, paragraphs = [] }) => [
    `<h1>${escapeHtml(title)}</h1>`,
    ...rows.map(([label, value]) => `<p><strong>${escapeHtml(label)}:</strong> ${escapeHtml(value)}</p>`),
    ...(long
      ? [`<p><strong>${escapeHtml(long.label)}:</strong></p>`, `<p>${escapeLines(long.text)}</p>`]
      : []),
    ...paragraphs.map((paragraph) => `<p>${escapeLines(paragraph)}</p>`),
  ]);
  const head = '<!doctype html>\n<html lang="it"><head><meta charset="utf-8"></head><body>';
  return `${head}\n${messages.map((lines) => lines.join('\n')).join('\n<hr>\n')}\n</body></html>\n`;
}

const romeTime = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Rome',
});

/** Date and time in Italian, in Rome's time zone. */
export function italianTime(date: Date): string {
  return romeTime.format(date);
}

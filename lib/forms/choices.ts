import * as z from 'zod/mini';
import { INTERESTS, PEOPLE } from '@/lib/link-choices';
import type { FormDefinition } from './definition';
import { choiceField } from './field';

/** The plan or service of a contact or demo request, from the link that led to it (docs/decisions.md D44). */
export const interestField = choiceField({
  label: 'Richiesta per',
  notice: 'piano o servizio a cui siete interessati',
  parameter: 'interesse',
  options: INTERESTS,
});

type People = `${(typeof PEOPLE)[number]}`;

const people = choiceField({
  label: 'Utenti',
  notice: 'numero di utenti',
  parameter: 'persone',
  options: Object.fromEntries(
    PEOPLE.map((count) => [count, count === 1 ? '1 persona' : `${count} persone`]),
  ) as Record<People, string>,
});

/** The number of people, 1 to 10. In JSON it may be a number. */
export const peopleField = {
  ...people,
  rule: z.pipe(
    z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
    people.rule,
  ),
};

type Fields = FormDefinition['fields'];

/** The codes that a URL may choose in a form (docs/decisions.md D44), by parameter. */
export function choicesOf(fields: Fields): Map<string, readonly string[]> {
  const choices = new Map<string, readonly string[]>();
  for (const [name, field] of Object.entries(fields)) {
    if (!('options' in field)) continue;
    choices.set(field.kind === 'choice' ? field.parameter : name, Object.keys(field.options));
  }
  return choices;
}

/** The fields without a control, with their names. */
const choiceFields = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'choice' ? [{ ...field, name }] : []));

/** The parameters of fields without a control. */
export const parametersOf = (fields: Fields): string[] =>
  choiceFields(fields).map(({ parameter }) => parameter);

/**
 * The labels of the choices for fields without a control.
 * @param chosen codes by field name
 */
export const choiceLabels = (fields: Fields, chosen: Readonly<Record<string, unknown>>): string[] =>
  choiceFields(fields).flatMap(({ name, options }) => {
    const code = chosen[name];
    return typeof code === 'string' ? [options[code] ?? code] : [];
  });

/** The codes that a URL chooses for fields without a control, by field name. Unknown codes are left out. */
export function chosenBy(search: string, fields: Fields): Readonly<Record<string, string>> {
  const values = new URLSearchParams(search);
  const chosen: Record<string, string> = {};
  for (const { name, parameter, options } of choiceFields(fields)) {
    const code = values.get(parameter);
    if (code && Object.keys(options).includes(code)) chosen[name] = code;
  }
  return chosen;
}

import type { Field } from './definition';

/** A line of a message: label and value. */
export type Row = readonly [label: string, value: string];

/** What a message says of an optional field left empty; the specification fixes it for the phone. */
export const NOT_GIVEN = 'Non fornito';

/** What messages say of a field's value: an option's words for people, and its code for filters and spreadsheets. */
export function valueText(field: Field, value: string | undefined): string {
  if (!value) return NOT_GIVEN;
  const words = 'words' in field && field.words?.[value];
  return words ? `${words} (${value})` : value;
}

/**
 * What a message to staff says of a form: a row a field, in the order of its definition.
 * @param except fields that the message says in another way
 */
export function rowsOf<Name extends string>(
  fields: Readonly<Record<Name, Field>>,
  data: Readonly<Partial<Record<NoInfer<Name>, string>>>,
  except: readonly NoInfer<Name>[],
): Row[] {
  const names = Object.keys(fields) as Name[];
  return names
    .filter((name) => !except.includes(name))
    .map((name) => [fields[name].label, valueText(fields[name], data[name])]);
}

const romeTime = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Rome',
});

/** A moment as Italian readers write it, in Rome's time. */
export function italianTime(date: Date): string {
  return romeTime.format(date);
}

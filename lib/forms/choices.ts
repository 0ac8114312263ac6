import type { FormDefinition } from './definition';

type Fields = FormDefinition['fields'];

/** The codes of each parameter by which an address may choose something in a form (docs/decisions.md D44). */
export function choicesOf(fields: Fields): Map<string, readonly string[]> {
  const choices = new Map<string, readonly string[]>();
  for (const [name, field] of Object.entries(fields))
    if ('options' in field)
      choices.set(field.kind === 'choice' ? field.parameter : name, Object.keys(field.options));
  return choices;
}

/** The parameters that choose what no control of a form shows. */
export const parametersOf = (fields: Fields): string[] =>
  Object.values(fields).flatMap((field) => (field.kind === 'choice' ? [field.parameter] : []));

/** What is chosen, in words: of a form's data, or of an address. */
export const wordsOf = (fields: Fields, chosen: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const code = field.kind === 'choice' ? chosen[name] : undefined;
    return field.kind === 'choice' && typeof code === 'string' ? [field.options[code] ?? code] : [];
  });

/** What an address chooses beside the controls of a form, by the names of its fields; only codes that exist. */
export function chosenBy(search: string, fields: Fields): Readonly<Record<string, string>> {
  const values = new URLSearchParams(search);
  const chosen = Object.entries(fields).flatMap(([name, field]) => {
    const code = field.kind === 'choice' && values.get(field.parameter);
    return code && Object.hasOwn(field.options, code) ? [[name, code]] : [];
  });
  return Object.fromEntries(chosen);
}

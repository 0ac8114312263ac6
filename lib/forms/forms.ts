import type * as z from 'zod/mini';
import { contactDefinition } from './contact';
import type { FormDefinition } from './definition';
import { demoDefinition } from './demo';
import { newsletterDefinition } from './newsletter';
import { partnerDefinition } from './partner';

const definitions = [contactDefinition, partnerDefinition, demoDefinition, newsletterDefinition] as const;

type Definition = (typeof definitions)[number];
export type FormName = Definition['name'];

export const forms = Object.fromEntries(definitions.map((form) => [form.name, form])) as {
  readonly [Form in Definition as Form['name']]: Form;
};

/** The valid data of a form, as its schema returns them. */
export type DataOf<Name extends FormName> = z.output<(typeof forms)[Name]['schema']>;
export type FormSubmission = { [Name in FormName]: { form: Name; data: DataOf<Name> } }[FormName];

/** Whether a value names one of the forms. */
export function isFormName(value: unknown): value is FormName {
  return typeof value === 'string' && Object.hasOwn(forms, value);
}

/** The names of the fields of a form, with consent and honeypot, in the order of its message. */
export function fieldsOf(form: FormName): readonly string[] {
  return Object.keys(forms[form].schema.shape);
}

/** Whether a field is a choice of the URL, without a control. */
export function isChoice(form: FormName, name: string): boolean {
  const fields: FormDefinition['fields'] = forms[form].fields;
  return fields[name]?.kind === 'choice';
}

const TICKED = new Set(['on', 'true', 'Y']);

/** Converts the strings of a form post for the schema: a ticked consent becomes its value, all other fields remain strings. */
export function fromFormData(
  form: FormName,
  fields: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const { name, value } = forms[form].consent;
  return { ...fields, [name]: TICKED.has(fields[name] ?? '') ? value : undefined };
}

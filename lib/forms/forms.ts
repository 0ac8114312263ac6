import type * as z from 'zod/mini';
import { contactDefinition } from './contact';
import type { FormDefinition } from './definition';
import { demoDefinition } from './demo';
import { newsletterDefinition } from './newsletter';
import { partnerDefinition } from './partner';

/** Every form of the site: the one list that names them. */
const definitions = [contactDefinition, partnerDefinition, demoDefinition, newsletterDefinition] as const;

type Definition = (typeof definitions)[number];
export type FormName = Definition['name'];

/** The forms by their names. */
export const forms = Object.fromEntries(definitions.map((form) => [form.name, form])) as {
  readonly [Form in Definition as Form['name']]: Form;
};

/** What is sent of a form, as its schema gives it. */
export type DataOf<Name extends FormName> = z.output<(typeof forms)[Name]['schema']>;
/** Valid data of a form. */
export type FormSubmission = { [Name in FormName]: { form: Name; data: DataOf<Name> } }[FormName];

/** Whether a value names one of the forms. */
export function isFormName(value: unknown): value is FormName {
  return typeof value === 'string' && Object.hasOwn(forms, value);
}

/** Names of the fields that a form sends, in the order of its message. */
export function fieldsOf(form: FormName): readonly string[] {
  return Object.keys(forms[form].schema.shape);
}

/** Whether only an address can fill a field: its form has no control for it. */
export function isChoice(form: FormName, name: string): boolean {
  const fields: FormDefinition['fields'] = forms[form].fields;
  return fields[name]?.kind === 'choice';
}

const TICKED = new Set(['on', 'true', 'Y']);

/**
 * Turns the strings of an ordinary form post into what the schemas take: the consent gets its value when it is ticked,
 * everything else stays text. Values are not checked here.
 */
export function fromFormData(
  form: FormName,
  fields: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const { name, value } = forms[form].consent;
  return { ...fields, [name]: TICKED.has(fields[name] ?? '') ? value : undefined };
}

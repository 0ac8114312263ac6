import { contactSchema } from './contact';
import { demoSchema } from './demo';
import { newsletterSchema } from './newsletter';
import { partnerSchema } from './partner';

/** Every form that the endpoint takes as data (D16, D20), with its schema. */
export const formSchemas = {
  contact: contactSchema,
  partner: partnerSchema,
  demo: demoSchema,
  newsletter: newsletterSchema,
} as const;

export type FormName = keyof typeof formSchemas;

/** Whether a value names one of the forms. */
export function isFormName(value: unknown): value is FormName {
  return typeof value === 'string' && Object.hasOwn(formSchemas, value);
}

/** Names of the fields of a form, in the order of the page. */
export function fieldsOf(form: FormName): readonly string[] {
  return Object.keys(formSchemas[form].shape);
}

const TICKED = new Set(['on', 'true', 'Y']);

/**
 * Turns the strings of an ordinary form post into what the schemas take: checkboxes become booleans (of the newsletter:
 * the letter Y), everything else stays text. Values are not checked here.
 */
export function fromFormData(
  form: FormName,
  fields: Readonly<Record<string, string>>,
): Record<string, unknown> {
  if (form === 'newsletter') {
    const { gdpr, ...rest } = fields;
    return gdpr === undefined ? rest : { ...rest, gdpr: TICKED.has(gdpr) ? 'Y' : gdpr };
  }
  const { privacyAccepted = '', ...rest } = fields;
  return { ...rest, privacyAccepted: TICKED.has(privacyAccepted) };
}

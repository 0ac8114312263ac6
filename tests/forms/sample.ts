import type { Field } from '@/lib/forms/field';
import { type DataOf, type FormName, forms } from '@/lib/forms/forms';

type Form<Name extends FormName> = (typeof forms)[Name];
type Consent<Name extends FormName> = Form<Name>['consent'];

/** The input of a visitor: every field, and the ticked box. */
export type Sample<Name extends FormName> = Record<keyof Form<Name>['fields'], string> &
  Record<Consent<Name>['name'], Consent<Name>['value']>;

const NAMES: Readonly<Record<string, string>> = {
  'given-name': 'Ada',
  'family-name': 'Prova',
  name: 'Ada Prova',
};

function sampleValue(field: Field, word: string): string {
  if ('options' in field) return Object.keys(field.options).at(-1) ?? '';
  if (field.kind === 'textarea') return `Un testo di prova con àccenti, di più parole: ${word}.`;
  const { type, inputMode, autoComplete = '' } = field.attributes;
  if (type === 'email') return 'ada@prova.example';
  if (type === 'tel') return '02 1234567';
  if (inputMode === 'url') return 'prova.test/studi';
  return NAMES[autoComplete] ?? `Prova ${word}`;
}

/**
 * Valid values of a form, made from its definition, so that they include a new field.
 * @param word part of every text
 */
export function sample<Name extends FormName>(form: Name, word = 'qualunque'): Sample<Name> {
  const { fields, consent } = forms[form];
  const values = Object.entries<Field>(fields).map(([name, field]) => [name, sampleValue(field, word)]);
  return { ...Object.fromEntries(values), [consent.name]: consent.value };
}

/** Valid values of some of the fields, and the consent. */
function sampleOf<Name extends FormName>(form: Name, word: string, isWanted: (field: Field) => boolean) {
  const fields: Readonly<Record<string, Field>> = forms[form].fields;
  const values = Object.entries(sample(form, word)).filter(
    ([name]) => !fields[name] || isWanted(fields[name]),
  );
  return Object.fromEntries(values);
}

/** Valid values of the fields with a control, without the choices of an address. */
export const typedValues = <Name extends FormName>(form: Name, word = 'qualunque') =>
  sampleOf(form, word, ({ kind }) => kind !== 'choice') as Omit<Sample<Name>, 'interest' | 'people'>;

/** Valid values without optional fields. */
export const requiredValues = <Name extends FormName>(form: Name) =>
  sampleOf(form, 'qualunque', ({ required }) => required) as Partial<Sample<Name>>;

/** The values of a submission, with or without its form, as the form's schema returns them. */
export const validData = <Name extends FormName>(
  name: Name,
  { form: _, ...values }: Record<string, unknown>,
): DataOf<Name> => forms[name].schema.parse(values) as DataOf<Name>;

/** The names of the fields with several lines, of all forms. */
export const textAreas: readonly string[] = Object.values(forms)
  .flatMap(({ fields }) => Object.entries<Field>(fields))
  .flatMap(([name, { kind }]) => (kind === 'textarea' ? [name] : []));

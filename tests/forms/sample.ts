import fc from 'fast-check';
import * as z from 'zod/mini';
import type { ControlName } from '@/lib/forms/definition';
import type { Field } from '@/lib/forms/field';
import { type DataOf, type FormName, forms } from '@/lib/forms/forms';
import { MAX_LENGTH } from '@/lib/forms/rules';

type Form<Name extends FormName> = (typeof forms)[Name];
type Consent<Name extends FormName> = Form<Name>['consent'];

/** The input of a visitor: every field, and the ticked box. */
export type Sample<Name extends FormName> = Record<keyof Form<Name>['fields'], string> &
  Record<Consent<Name>['name'], Consent<Name>['value']>;

type Texts = Readonly<Record<string, string>>;

// Likely values, by the attributes of an input.
const TYPES: Texts = { email: 'ada@prova.example', tel: '02 1234567', date: '2027-03-15' };
const MODES: Texts = { url: 'prova.test/studi', numeric: '1234567890' };
const NAMES: Texts = { 'given-name': 'Ada', 'family-name': 'Prova', name: 'Ada Prova' };

/** Texts to try, the likeliest first; the last ones are made from the format of the field. */
function* texts(field: Exclude<Field, { kind: 'select' | 'choice' }>, word: string): Generator<string> {
  if (field.kind === 'textarea') return yield `Un testo di prova con àccenti, di più parole: ${word}.`;
  const { type = '', inputMode = '', autoComplete = '' } = field.attributes;
  for (const likely of [TYPES[type], MODES[inputMode], NAMES[autoComplete]]) if (likely) yield likely;
  yield `Prova ${word}`;
  if (field.format) yield* fc.sample(fc.stringMatching(field.format), { numRuns: 100, seed: 1 });
}

/** A value that the field's own rule accepts. */
export function sampleValue(field: Field, word: string): string {
  if ('options' in field) return Object.keys(field.options).at(-1) ?? '';
  const { minLength = 0, maxLength } = { maxLength: MAX_LENGTH.text, ...field.attributes };
  for (const text of texts(field, word)) {
    const value = text.padEnd(minLength, '.').slice(0, maxLength);
    if (z.safeParse(field.rule, value).success) return value;
  }
  throw new Error(`No test value fits the rule of «${field.label}»: add one (tests/forms/sample.ts).`);
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
  sampleOf(form, word, ({ kind }) => kind !== 'choice') as Pick<
    Sample<Name>,
    ControlName<Form<Name>['fields']> | Consent<Name>['name']
  >;

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

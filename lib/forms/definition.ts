import * as z from 'zod/mini';
import type { Field } from './field';
import { honeypot } from './rules';

type Consent = {
  name: string;
  /** The value that is sent if it is ticked. */
  value: true | 'Y';
  /** The error if it is not ticked. */
  message: string;
  /** Its row in the message to staff. */
  row: readonly [label: string, value: string];
  /** Its name in the privacy notice, if the notice lists it among the data. */
  notice?: string;
};

/** The box of most forms: the privacy notice has been read. */
export const privacyRead = (message: string) =>
  ({
    name: 'privacyAccepted',
    value: true,
    message,
    row: ['Privacy policy accettata', 'sì'],
  }) as const satisfies Consent;

type Fields = Readonly<Record<string, Field>>;
type Rules<Form extends Fields> = { [Name in keyof Form]: Form[Name]['rule'] };
type Values<Form extends Fields> = { [Name in keyof Form]: z.output<Form[Name]['rule']> };

/** The names of the fields with a control. A choice by the URL has none: the form shows it as a line at the top. */
export type ControlName<Form extends Fields> = {
  [Name in keyof Form]: Form[Name]['kind'] extends 'choice' ? never : Name;
}[keyof Form];

type Group<Control> = { name: string; fields: readonly Control[] };

/** Accepts groups that show every control; otherwise it is the compiler's message, because no visitor would see the field. */
type Complete<
  Control extends string,
  Groups extends readonly Group<string>[],
  Missing extends string = Exclude<Control, Groups[number]['fields'][number]>,
> = [Missing] extends [never] ? unknown : `${Missing} is in no group: add it to the fields of a group`;

/** The properties of a form, without its fields. */
type FormBase<Name extends string> = {
  /** Its name in requests (D16). */
  name: Name;
  /** Its name in the owner's commands and the privacy notice. */
  label: string;
  /** The page with the form, and the page that confirms a post without script. */
  page: `/${string}`;
  done: `/${string}`;
  /** Keeps the browser's own validation on (D13). */
  nativeValidation?: true;
  /** A submission is kept in the visitor's browser until it is delivered, and always confirmed (D18). */
  keptInBrowser?: boolean;
};

/** The message to staff. */
type StaffMail<Data> = {
  title: string;
  /** A method, so that each form can read its own fields. */
  subject(data: Data): string;
  /** Below the fields. */
  paragraphs?: readonly string[];
};

/** Any form, for code that serves all of them. */
export type FormDefinition<Name extends string = string, Group extends string = string> = FormBase<string> & {
  fields: Readonly<Record<Name, Field>>;
  groups: readonly { name: Group; fields: readonly Name[] }[];
  consent: Consent;
  mail: StaffMail<Readonly<Record<string, unknown>>>;
  /** The messages of all fields and the consent, where only the field's name is known. */
  messages: Readonly<Record<string, string>>;
};

/**
 * Defines a form once, for the schema of browser and server (D13), the controls, the message to staff, the columns of the owner's
 * table and the row of the privacy notice. Every form ends with a consent and has a honeypot (D19).
 * @param definition fields in the order of the message to staff; groups and their controls in the order of the page
 * @returns the definition with its messages and its schema
 */
export function defineForm<
  const Name extends string,
  FormFields extends Fields,
  const Groups extends readonly Group<ControlName<FormFields> & string>[],
  const OwnConsent extends Consent,
>(
  definition: FormBase<Name> & {
    fields: FormFields;
    groups: Groups & Complete<ControlName<FormFields> & string, Groups>;
    consent: OwnConsent;
    mail: StaffMail<Values<FormFields>>;
  },
) {
  const { fields, consent } = definition;
  const messages = Object.entries(fields).map(([name, { message }]) => [name, message] as const);
  const rules = Object.fromEntries(Object.entries(fields).map(([name, { rule }]) => [name, rule]));
  const consentRule = { [consent.name]: z.literal(consent.value, consent.message) };
  return {
    ...definition,
    messages: { ...Object.fromEntries(messages), [consent.name]: consent.message },
    schema: z.strictObject({
      ...(rules as Rules<FormFields>),
      ...(consentRule as Record<OwnConsent['name'], z.ZodMiniLiteral<OwnConsent['value']>>),
      ...honeypot,
    }),
  };
}

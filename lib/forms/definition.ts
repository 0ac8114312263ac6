import * as z from 'zod/mini';
import type { Field } from './field';
import { honeypot } from './rules';

type Consent = {
  /** Name of the box. */
  name: string;
  /** What is sent if it is ticked. */
  value: true | 'Y';
  /** Error if it is not ticked. */
  message: string;
  /** Its row in the message to staff. */
  row: readonly [label: string, value: string];
  /** Its name in the privacy notice, if it is listed among the data. */
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
type Rules<Each extends Fields> = { [Name in keyof Each]: Each[Name]['rule'] };
type Values<Each extends Fields> = { [Name in keyof Each]: z.output<Each[Name]['rule']> };

/** The names of the fields with a control. A choice by the address has none: the form shows it as a line at its head. */
export type ControlName<Each extends Fields> = {
  [Name in keyof Each]: Each[Name]['kind'] extends 'choice' ? never : Name;
}[keyof Each];

/** The properties of a form, without its fields. */
type FormBase<Name extends string> = {
  /** Its name in requests (D16). */
  name: Name;
  /** Its name in the owner's commands and the privacy notice. */
  label: string;
  /** The page with the form, and the page that confirms a post without script. */
  page: `/${string}`;
  done: `/${string}`;
  /** The browser's own validation stays on (D13). */
  nativeValidation?: true;
  /** Kept in the visitor's browser until it is delivered, and always confirmed (D18). */
  keptInBrowser?: boolean;
};

/** The message to staff, with paragraphs below the fields. `subject` is a method, so that it can take the values of its form. */
type StaffMail<Data> = { title: string; subject(data: Data): string; paragraphs?: readonly string[] };

/** Any form, for code that serves all of them. */
export type FormDefinition<
  Name extends string = string,
  GroupName extends string = string,
> = FormBase<string> & {
  fields: Readonly<Record<Name, Field>>;
  groups: readonly { name: GroupName; fields: readonly Name[] }[];
  consent: Consent;
  mail: StaffMail<Readonly<Record<string, unknown>>>;
  /** The messages of all fields and the consent, where only the field's name is known. */
  messages: Readonly<Record<string, string>>;
};

/**
 * Describes a form once, for the schema of browser and server (D13), the controls, the message to staff, the columns of the
 * owner's table and the row of the privacy notice. Every form ends with a consent and has a honeypot (D19).
 * @param definition fields in the order of the message to staff; groups and their controls in the order of the page
 */
export function defineForm<
  const Name extends string,
  Each extends Fields,
  const Groups extends readonly { name: string; fields: readonly (ControlName<Each> & string)[] }[],
  const OwnConsent extends Consent,
>(
  definition: FormBase<Name> & {
    fields: Each;
    groups: Groups;
    consent: OwnConsent;
    mail: StaffMail<Values<Each>>;
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
      ...(rules as Rules<Each>),
      ...(consentRule as Record<OwnConsent['name'], z.ZodMiniLiteral<OwnConsent['value']>>),
      ...honeypot,
    }),
  };
}

import * as z from 'zod/mini';
import type { Field } from './field';
import { honeypot } from './rules';

type Consent = {
  /** Name of the box. */
  name: string;
  /** What is sent of a ticked one. */
  value: true | 'Y';
  rules: Readonly<Record<string, z.core.$ZodType>>;
  /** Error of a consent that is not given. */
  message: string;
  /** Its row in the message to staff. */
  row: readonly [label: string, value: string];
  /** What the privacy notice calls it among the data, where it is one. */
  notice?: string;
};

/** The box of a form that asks for an answer: the privacy notice has been read. */
export const privacyRead = (message: string) =>
  ({
    name: 'privacyAccepted',
    value: true,
    rules: { privacyAccepted: z.literal(true, message) },
    message,
    row: ['Privacy policy accettata', 'sì'],
  }) as const satisfies Consent;

/** The box of the newsletter: it has the value Y (D20). */
export const dataConsent = (message: string) =>
  ({
    name: 'gdpr',
    value: 'Y',
    rules: { gdpr: z.literal('Y', message) },
    message,
    row: ['Consenso al trattamento dei dati personali', 'sì (Y)'],
    notice: 'consenso',
  }) as const satisfies Consent;

type Fields = Readonly<Record<string, Field>>;
type Rules<Each extends Fields> = { [Name in keyof Each]: Each[Name]['rule'] };
type Values<Each extends Fields> = { [Name in keyof Each]: z.output<Each[Name]['rule']> };

/** The rules of fields by name, for a schema. */
function rulesOf<Each extends Fields>(fields: Each): Rules<Each> {
  return Object.fromEntries(Object.entries(fields).map(([name, { rule }]) => [name, rule])) as Rules<Each>;
}

type Group<Name> = { name: string; fields: readonly Name[] };

/** The names of the fields that have a control: what an address chooses stands at the head of the form. */
export type ControlName<Each extends Fields> = {
  [Name in keyof Each]: Each[Name]['kind'] extends 'choice' ? never : Name;
}[keyof Each];

/** Does not compile where a control is in no group: the form would not show it. */
type EveryFieldGrouped<Name, Groups extends readonly Group<unknown>[]> = [
  Exclude<Name, Groups[number]['fields'][number]>,
] extends [never]
  ? unknown
  : { fieldsInNoGroup: Exclude<Name, Groups[number]['fields'][number]> };

/** The properties of a form, without its fields. */
type FormBase<Name extends string> = {
  /** In what is sent (D16). */
  name: Name;
  /** What the owner's command and the privacy notice call it. */
  label: string;
  /** The page that it stands on, and the one that confirms a post without script. */
  page: `/${string}`;
  done: `/${string}`;
  /** The browser's own validation stays (D13). */
  nativeValidation?: true;
  /** Kept in the visitor's browser until it is delivered, and confirmed in any case (D18). */
  keptInBrowser?: boolean;
};

/** The message to staff; paragraphs stand below the fields. A method, so that it may ask for the values of its own form. */
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
  /** Messages for the fields that an address may name: every field and the consent. */
  messages: Readonly<Record<string, string>>;
};

/**
 * Describes a form once. From it follow the schema for browser and server (D13), the controls, the message to staff, the
 * columns of the owner's table and the row of the privacy notice. Every form ends with a consent and has a honeypot (D19).
 * @param definition fields in the order of the message to staff; groups, and the controls in them, in the order of the page
 */
export function defineForm<
  const Name extends string,
  Each extends Fields,
  const Groups extends readonly Group<ControlName<Each> & string>[],
  Asked extends Consent,
>(
  definition: FormBase<Name> & {
    fields: Each;
    groups: Groups & EveryFieldGrouped<ControlName<Each>, Groups>;
    consent: Asked;
    mail: StaffMail<Values<Each>>;
  },
) {
  const { fields, consent } = definition;
  const messages = Object.entries(fields).map(([name, { message }]) => [name, message] as const);
  const rules: Asked['rules'] = consent.rules;
  return {
    ...definition,
    messages: { ...Object.fromEntries(messages), [consent.name]: consent.message },
    schema: z.strictObject({ ...rulesOf(fields), ...rules, ...honeypot }),
  };
}

import type { InputHTMLAttributes } from 'react';
import * as z from 'zod/mini';
import {
  choice,
  email,
  honeypot,
  line,
  longText,
  MAX_LENGTH,
  MESSAGES,
  optionalChoice,
  optionalLine,
  optionalText,
  ticked,
} from './fields';

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'pattern' | 'minLength' | 'maxLength'
>;

type Described = {
  /** What messages to staff call the field; the visitor's label is copy (`content/forms`). */
  label: string;
  /** Place in the grid of the sheet; half of it by default. */
  width?: 'narrow' | 'medium' | 'wide';
  /** Error to show where only the field's name is known: in an address, without JavaScript. */
  message: string;
};

type Input = { attributes: InputAttributes };
type Line = { attributes: InputAttributes & { maxLength: number } };
type TextArea = { attributes: { rows: number; minLength?: number } };
type Select<Code extends string> = {
  /** Codes, as they are sent. */
  options: readonly Code[];
  /** What messages to staff call the options; without it they show the codes. */
  words?: Readonly<Record<Code, string>>;
};

/** One field of a form: its rule, and all that its control needs besides words. */
export type Field = Described & {
  /** Checked in the browser and on the server (D13). */
  rule: z.core.$ZodType;
  required: boolean;
} & (({ kind: 'input' } & Input) | ({ kind: 'textarea' } & TextArea) | ({ kind: 'select' } & Select<string>));

/** A line of text that is needed; `message` also when it is too short. */
export function textField(field: Described & Line) {
  const { minLength, maxLength } = field.attributes;
  const rule = line({ min: minLength, max: maxLength, message: field.message });
  return { ...field, kind: 'input', required: true, rule } as const;
}

/**
 * A line of text that may stay empty; `message` when it does not fit `format`.
 * @param field `max`: most characters of what is sent, where that may be longer than what is typed
 */
export function optionalTextField(field: Described & Line & { format?: RegExp; max?: number }) {
  const { format, message, attributes, max = attributes.maxLength } = field;
  const rule = optionalLine({ max, pattern: format, message });
  return { ...field, kind: 'input', required: false, rule } as const;
}

/** An e-mail address that must fit `format`; `missing` when there is none. `pattern` is its native check. */
export function emailField({
  format,
  missing,
  pattern,
  ...field
}: Omit<Described, 'message'> & { format: RegExp; missing: string; pattern?: string }) {
  return {
    ...field,
    kind: 'input',
    required: true,
    message: MESSAGES.email,
    rule: email(format, missing),
    attributes: {
      type: 'email',
      autoComplete: 'email',
      pattern,
      maxLength: MAX_LENGTH.email,
    },
  } as const;
}

/** Several lines of text; `message` also when they are too short. */
export function textAreaField(field: Described & TextArea) {
  const rule = longText({ min: field.attributes.minLength, message: field.message });
  return { ...field, kind: 'textarea', required: true, rule } as const;
}

/** Several lines of text that may stay empty. */
export function optionalTextAreaField(field: Omit<Described, 'message'> & TextArea) {
  const { characters: message } = MESSAGES;
  return { ...field, kind: 'textarea', required: false, message, rule: optionalText() } as const;
}

/** A select that must be chosen. */
export function selectField<const Code extends string>(field: Described & Select<Code>) {
  const rule = choice(field.options, field.message);
  return { ...field, kind: 'select', required: true, rule } as const;
}

/** A select that may stay empty. */
export function optionalSelectField<const Code extends string>(
  field: Omit<Described, 'message'> & Select<Code>,
) {
  const { option: message } = MESSAGES;
  return { ...field, kind: 'select', required: false, message, rule: optionalChoice(field.options) } as const;
}

type Fields = Readonly<Record<string, Field>>;
type Rules<Each extends Fields> = { [Name in keyof Each]: Each[Name]['rule'] };

/** The rules of fields by name, for a schema. */
export function rulesOf<Each extends Fields>(fields: Each): Rules<Each> {
  return Object.fromEntries(Object.entries(fields).map(([name, { rule }]) => [name, rule])) as Rules<Each>;
}

type Group<Name> = { name: string; fields: readonly Name[] };

/** Does not compile where a field stands in no group: the form would not show what the schema asks for. */
type Complete<Name, Groups extends readonly Group<unknown>[]> = [
  Exclude<Name, Groups[number]['fields'][number]>,
] extends [never]
  ? unknown
  : { fieldsInNoGroup: Exclude<Name, Groups[number]['fields'][number]> };

/** What a sheet shows: fields by name, and the groups in the order of the page. */
export type FormDefinition<Name extends string, GroupName extends string> = {
  /** For the server and for scripts. */
  name: string;
  fields: Readonly<Record<Name, Field>>;
  groups: readonly { name: GroupName; fields: readonly Name[] }[];
  /** Error of a consent that is not given. */
  privacy: string;
  /** Messages for the fields that an address may name: every field and the consent. */
  messages: Readonly<Record<string, string>>;
};

/**
 * Describes a form once: the schema for browser and server (D13), the controls that show it and the rows of the message
 * to staff all come from here. Every form ends with the consent `privacyAccepted` and has a honeypot (D19).
 * @param definition fields in the order of the message to staff; groups, and the fields in them, in the order of the
 *   page; `privacy` is the error of a consent that is not given
 */
export function defineForm<
  Each extends Fields,
  const Groups extends readonly Group<keyof Each & string>[],
>(definition: {
  name: string;
  fields: Each;
  groups: Groups & Complete<keyof Each, Groups>;
  privacy: string;
}) {
  const { fields, privacy } = definition;
  const messages = Object.entries(fields).map(([name, { message }]) => [name, message] as const);
  return {
    ...definition,
    messages: { ...Object.fromEntries(messages), privacyAccepted: privacy },
    schema: z.strictObject({ ...rulesOf(fields), privacyAccepted: ticked(privacy), ...honeypot }),
  };
}

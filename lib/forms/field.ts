import type { InputHTMLAttributes } from 'react';
import * as z from 'zod/mini';
import { emailLine, line, longText, MAX_LENGTH, MESSAGES, matches, optional } from './rules';

/** The columns of the owner's table that forms share, in its order, with their headings. */
export const SHARED_COLUMNS = {
  name: 'Nome',
  company: 'Azienda',
  email: 'Email',
  phone: 'Telefono',
  website: 'Sito',
  sector: 'Settore',
  employees: 'Dipendenti',
  kind: 'Tipo',
  subject: 'Oggetto',
  text: 'Testo',
} as const;
type SharedColumn = keyof typeof SHARED_COLUMNS;

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'pattern' | 'minLength' | 'maxLength'
>;

/** The properties of every field. */
type FieldBase = {
  /** The name for staff and the privacy notice; the label for visitors is in `content/forms`. */
  label: string;
  /** The name in the privacy notice, where it is not the label in lower case. */
  notice?: string;
  /**
   * The column of the owner's table that it shares with other forms; without it, one of its own under its label. Of a
   * message to staff `name` is the sender, `email` the address for replies and `text` stands below the rows.
   */
  column?: SharedColumn;
  /** Place in the grid of the sheet; half of it by default. */
  width?: 'narrow' | 'medium' | 'wide';
  /** Error to show where only the field's name is known: in an address, without JavaScript. */
  message: string;
};

type Input = { attributes: InputAttributes };
type Line = { attributes: InputAttributes & { maxLength: number } };
type TextArea = { attributes: { rows: number; minLength?: number } };
type Select<Code extends string> = {
  /** Codes, as they are sent, in the order shown, with their words for visitors and staff. */
  options: Readonly<Record<Code, string>>;
};
type Choice<Code extends string> = Select<Code> & {
  /** What an address calls it. */
  parameter: string;
};

/** One field of a form: its rule, and all that its control, the messages and tables need. */
export type Field = FieldBase & {
  /** Checked in the browser and on the server (D13). */
  rule: z.core.$ZodType;
  required: boolean;
} & (
    | ({ kind: 'input' } & Input)
    | ({ kind: 'textarea' } & TextArea)
    | ({ kind: 'select' } & Select<string>)
    | ({ kind: 'choice' } & Choice<string>)
  );

/** A line of text that is needed; `message` also when it is too short. */
export function textField(field: FieldBase & Line) {
  const { minLength, maxLength } = field.attributes;
  const rule = line({ min: minLength, max: maxLength, message: field.message });
  return { ...field, kind: 'input', required: true, rule } as const;
}

/**
 * A line of text that may stay empty; `message` when it does not fit `format`.
 * @param field `max`: maximum length of what is sent, where `transform` makes it longer than what is typed
 */
export function optionalTextField({
  format = /(?:)/,
  max,
  transform = (value) => value,
  ...field
}: FieldBase & Line & { format?: RegExp; max?: number; transform?: (value: string) => string }) {
  const { message, attributes } = field;
  const longest = max ?? attributes.maxLength;
  const text = line({ max: longest, min: 0, message }).check(matches(format, longest, message));
  return { ...field, kind: 'input', required: false, rule: optional(text, transform) } as const;
}

/** An e-mail address that must fit `format`; `missing` when there is none. `pattern` is its native check. */
export function emailField({
  format,
  missing,
  pattern,
  ...field
}: Pick<FieldBase, 'width'> & { format: RegExp; missing: string; pattern?: string }) {
  return {
    ...field,
    label: 'Email',
    notice: 'e-mail',
    column: 'email',
    kind: 'input',
    required: true,
    message: MESSAGES.email,
    rule: emailLine({ format, message: missing }),
    attributes: {
      type: 'email',
      autoComplete: 'email',
      pattern,
      maxLength: MAX_LENGTH.email,
    },
  } as const;
}

/** Several lines of text; `message` also when they are too short. */
export function textAreaField(field: FieldBase & TextArea) {
  const rule = longText({
    max: MAX_LENGTH.text,
    min: field.attributes.minLength,
    message: field.message,
  });
  return { ...field, kind: 'textarea', required: true, rule } as const;
}

/** Several lines of text that may stay empty. */
export function optionalTextAreaField(field: Omit<FieldBase, 'message'> & TextArea) {
  const { characters: message } = MESSAGES;
  const rule = optional(longText({ max: MAX_LENGTH.text, min: 0, message }), (value) => value);
  return { ...field, kind: 'textarea', required: false, message, rule } as const;
}

const codesOf = <Code extends string>(options: Readonly<Record<Code, string>>) =>
  Object.keys(options) as Code[];

/** A select that must be chosen. Its rule takes any string, so that a form may start empty. */
export function selectField<const Code extends string>(field: FieldBase & Select<Code>) {
  const { message, options } = field;
  const rule = z.pipe(z.string(message), z.enum(codesOf(options), message));
  return { ...field, kind: 'select', required: true, rule } as const;
}

/** A select that may stay empty. */
export function optionalSelectField<const Code extends string>(
  field: Omit<FieldBase, 'message'> & Select<Code>,
) {
  const { option: message } = MESSAGES;
  const isCode = z.refine<string>((value) => value === '' || Object.hasOwn(field.options, value), message);
  const rule = optional(z.string(message).check(isCode), (value) => value as Code);
  return { ...field, kind: 'select', required: false, message, rule } as const;
}

/** What an address may choose and no control does (docs/decisions.md D44): the form shows it as a line. */
export function choiceField<const Code extends string>(field: Omit<FieldBase, 'message'> & Choice<Code>) {
  return { ...optionalSelectField<Code>(field), parameter: field.parameter, kind: 'choice' } as const;
}

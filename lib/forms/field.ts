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
  /** The name for staff and the privacy notice. Visitors see the label of `content/forms`. */
  label: string;
  /** The name in the privacy notice, if it is not the label in lower case. */
  notice?: string;
  /**
   * The column of the owner's table that it shares with other forms; without it, it has its own column. In a message to staff,
   * `name` is the sender, `email` the address for replies, and `text` stands below the rows.
   */
  column?: SharedColumn;
  /** Width in the grid of the form; by default half of it. */
  width?: 'narrow' | 'medium' | 'wide';
  /** The error where only the field's name is known: without JavaScript, from the URL. */
  message: string;
};

type Input = { attributes: InputAttributes; format?: RegExp };
type Line = { attributes: InputAttributes & { maxLength: number } };
type TextArea = { attributes: { rows: number; minLength?: number } };
type Select<Code extends string> = {
  /** Words for visitors and staff, by the codes that are sent, in the order shown. */
  options: Readonly<Record<Code, string>>;
};
type Choice<Code extends string> = Select<Code> & {
  /** Its name in a URL. */
  parameter: string;
};

/** A field of a form, with all data of its control, messages and tables. */
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

/** A required line of text. `message` is also the error for a text that is too short, or does not match `format`. */
export function textField({ format = /(?:)/, ...field }: FieldBase & Line & { format?: RegExp }) {
  const { message, attributes } = field;
  const { minLength, maxLength } = attributes;
  const rule = line({ min: minLength, max: maxLength, message }).check(matches(format, maxLength, message));
  return { ...field, format, kind: 'input', required: true, rule } as const;
}

/**
 * An optional line of text. `message` is the error for a text that does not match `format`.
 * @param field `max`: maximum length after `transform`, if that makes the text longer
 */
export function optionalTextField({
  format = /(?:)/,
  max,
  transform = (value) => value,
  ...field
}: FieldBase & Line & { format?: RegExp; max?: number; transform?: (value: string) => string }) {
  const { message, attributes } = field;
  const maxLength = max ?? attributes.maxLength;
  const text = line({ max: maxLength, min: 0, message }).check(matches(format, maxLength, message));
  return { ...field, format, kind: 'input', required: false, rule: optional(text, transform) } as const;
}

/** A required e-mail address that matches `format`. `missing`: the error for an empty field. `pattern`: the native check. */
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
    attributes: { type: 'email', autoComplete: 'email', pattern, maxLength: MAX_LENGTH.email },
  } as const;
}

/** Several required lines of text. `message` is also the error for a text that is too short. */
export function textAreaField(field: FieldBase & TextArea) {
  const rule = longText({ max: MAX_LENGTH.text, min: field.attributes.minLength, message: field.message });
  return { ...field, kind: 'textarea', required: true, rule } as const;
}

/** Several optional lines of text. */
export function optionalTextAreaField(field: Omit<FieldBase, 'message'> & TextArea) {
  const { characters: message } = MESSAGES;
  const rule = optional(longText({ max: MAX_LENGTH.text, min: 0, message }), (value) => value);
  return { ...field, kind: 'textarea', required: false, message, rule } as const;
}

/** A required select. Its input may be any string, so that a form can start empty. */
export function selectField<const Code extends string>(field: FieldBase & Select<Code>) {
  const { message, options } = field;
  const rule = z.pipe(z.string(message), z.enum(Object.keys(options) as Code[], message));
  return { ...field, kind: 'select', required: true, rule } as const;
}

/** An optional select. */
export function optionalSelectField<const Code extends string>(
  field: Omit<FieldBase, 'message'> & Select<Code>,
) {
  const { option: message } = MESSAGES;
  const codes = Object.keys(field.options);
  const isCode = z.refine<string>((value) => value === '' || codes.includes(value), message);
  const rule = optional(z.string(message).check(isCode), (value) => value as Code);
  return { ...field, kind: 'select', required: false, message, rule } as const;
}

/** A choice by the URL, without a control (docs/decisions.md D44): the form shows it as a line. */
export function choiceField<const Code extends string>(field: Omit<FieldBase, 'message'> & Choice<Code>) {
  return { ...optionalSelectField<Code>(field), parameter: field.parameter, kind: 'choice' } as const;
}

import * as z from 'zod/mini';

/**
 * Hidden field that people leave empty and form-filling programs fill (D19). Browsers know no such name, so their own form
 * filling passes it by.
 */
export const HONEYPOT = 'rg_vuoto';

/** Maximum length of each kind of field, in characters. */
export const MAX_LENGTH = { name: 200, email: 254, phone: 40, site: 300, sector: 200, text: 5000 } as const;

/** Messages that several forms share. */
export const MESSAGES = {
  required: 'Campo obbligatorio',
  email: 'Email non valida',
  privacy: 'Devi accettare la privacy policy',
  characters: 'Contiene caratteri non ammessi',
  option: 'Scegli una delle opzioni proposte',
  unknown: 'Campo sconosciuto',
  tooLong: (max: number) => `Al massimo ${max} caratteri`,
} as const;

// Control characters could start new headers or lines, bidirectional overrides make text read as something else, and
// lone surrogates do not survive UTF-8.
const FORBIDDEN_IN_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const FORBIDDEN_IN_TEXT = /(?![\n\t])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** Whether a single-line value holds a character that may not stand in a header or a field (D16). */
const hasForbiddenInLine = (value: string): boolean => FORBIDDEN_IN_LINE.test(value);

/** Whether a long text, line ends normalised, holds a forbidden character; newlines and tabs may stand. */
export const hasForbiddenInText = (value: string): boolean => FORBIDDEN_IN_TEXT.test(value);

/** Turns CRLF and lone CR into LF: a form post sends CRLF, a script LF, and both are the same text. */
export const normaliseLines = (value: string): string => value.replace(/\r\n?/g, '\n');

/** Whether what is written as a telephone number can hardly be one. Where no form of number is asked (section 5), one only asks. */
export const lacksNumber = (value: string): boolean =>
  value.trim() !== '' && value.replace(/\D/g, '').length < 6;

/** A web address with a scheme: `https://` is prefixed when there is neither http nor https (section 5). */
export function withScheme(sito: string): string {
  return /^https?:\/\//i.test(sito) ? sito : `https://${sito}`;
}

/** What a browser's `<input type="email">` takes (HTML standard). */
export const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/**
 * One plain ASCII address with a top-level domain: no names, quotes, comments or lists, and no encoded words (RFC 2047),
 * which some readers decode even here. Fit for a header.
 */
export const PLAIN_EMAIL =
  /^(?!.*=\?)[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])$/;

/** The "simple address pattern" of the demo form (section 5): `\S+@\S+.\S+`, written so that its cost is linear. */
export const SIMPLE_EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** A native `pattern` for the forms whose addresses need a domain with a dot. */
export const DOTTED_EMAIL_INPUT_PATTERN = String.raw`[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+`;

/**
 * The check of a pattern. An empty text and one that is too long have messages of their own, and a long one must not keep
 * the pattern busy.
 */
export const matches = (pattern: RegExp, max: number, message: string) =>
  z.refine<string>((value) => value === '' || value.length > max || pattern.test(value), message);

type TextRule = { max: number; min?: number | undefined; message: string };

/** A trimmed single line of at least `min` characters (1 by default); `message` when it is no text or too short. */
export function line({ max, min = 1, message }: TextRule) {
  return z.string(message).check(
    z.refine((value) => !hasForbiddenInLine(value), MESSAGES.characters),
    z.trim(),
    z.minLength(min, message),
    z.maxLength(max, MESSAGES.tooLong(max)),
  );
}

/** The same of several lines, line ends normalised. */
export function longText({ max, min = 1, message }: TextRule) {
  return z.string(message).check(
    z.overwrite(normaliseLines),
    z.refine((value) => !hasForbiddenInText(value), MESSAGES.characters),
    z.trim(),
    z.minLength(min, message),
    z.maxLength(max, MESSAGES.tooLong(max)),
  );
}

/**
 * A text that may be missing or empty; empty becomes absent.
 * @param transform what is sent of any other
 */
export const optional = <Result extends string>(
  rule: z.ZodMiniType<string, string>,
  transform: (value: string) => Result,
) =>
  z.optional(
    z.pipe(
      rule,
      z.transform((value: string) => (value === '' ? undefined : transform(value))),
    ),
  );

/** The honeypot among the fields of a strict schema: may be missing, takes any string. */
export const honeypot = { [HONEYPOT]: z.optional(z.string(MESSAGES.unknown)) } as const satisfies Record<
  typeof HONEYPOT,
  unknown
>;

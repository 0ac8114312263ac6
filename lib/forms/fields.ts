import * as z from 'zod/mini';

/**
 * Hidden field that people leave empty and form-filling programs fill (D19). Browsers know no such name, so their own form
 * filling passes it by.
 */
export const HONEYPOT = 'rg_vuoto';

/** Most characters a field takes. */
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

/** All checks run on every value: one that is too long has its own message, and must not keep a pattern busy. */
const fits = (value: string, pattern: RegExp, max: number) => value.length > max || pattern.test(value);

/** A native `pattern` for the forms whose addresses need a domain with a dot. */
export const DOTTED_EMAIL_INPUT_PATTERN = String.raw`[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+`;

type LineRule = { max: number; min?: number; message: string };

/** A trimmed single line of at least `min` characters (1 by default); `message` when no text or short. */
export function line({ max, min = 1, message }: LineRule) {
  return z.string(message).check(
    z.refine((value) => !hasForbiddenInLine(value), MESSAGES.characters),
    z.trim(),
    z.minLength(min, message),
    z.maxLength(max, MESSAGES.tooLong(max)),
  );
}

/** A trimmed single line that may be missing or empty; empty becomes absent. */
export function optionalLine({ max, pattern, message }: { max: number; pattern?: RegExp; message: string }) {
  return z.optional(
    z.pipe(
      z.string(message).check(
        z.refine((value) => !hasForbiddenInLine(value), MESSAGES.characters),
        z.trim(),
        z.maxLength(max, MESSAGES.tooLong(max)),
        z.refine((value) => value === '' || !pattern || fits(value, pattern, max), message),
      ),
      z.transform((value) => (value === '' ? undefined : value)),
    ),
  );
}

/** An address that must fit `pattern`; `required` when it is missing or blank. */
export function email(pattern: RegExp, required: string) {
  return line({ max: MAX_LENGTH.email, message: required }).check(
    z.refine((value) => value === '' || fits(value, pattern, MAX_LENGTH.email), MESSAGES.email),
  );
}

/** A trimmed text of several lines, line ends normalised, of at least `min` characters. */
export function longText({
  max = MAX_LENGTH.text,
  min = 1,
  message,
}: Partial<LineRule> & { message: string }) {
  return z.string(message).check(
    z.overwrite(normaliseLines),
    z.refine((value) => !hasForbiddenInText(value), MESSAGES.characters),
    z.trim(),
    z.minLength(min, message),
    z.maxLength(max, MESSAGES.tooLong(max)),
  );
}

/** A text of several lines that may be missing or empty; empty becomes absent. */
export function optionalText() {
  return z.optional(
    z.pipe(
      longText({ min: 0, message: MESSAGES.characters }),
      z.transform((value) => (value === '' ? undefined : value)),
    ),
  );
}

/** A select that must be chosen. Its input is any string, so that a form may start empty. */
export function choice<const Options extends readonly string[]>(options: Options, message: string) {
  return z.pipe(z.string(message), z.enum(options as readonly string[] as Options, message));
}

/** A select that may stay empty; empty becomes absent. */
export function optionalChoice<const Options extends readonly string[]>(options: Options) {
  return z.optional(
    z.pipe(
      z
        .string(MESSAGES.option)
        .check(z.refine((value) => value === '' || options.includes(value), MESSAGES.option)),
      z.transform((value) => (value === '' ? undefined : (value as Options[number]))),
    ),
  );
}

/** A checkbox that must be ticked. */
export function ticked(message: string) {
  return z.boolean(message).check(z.refine((value) => value === true, message));
}

/** The honeypot among the fields of a strict schema: may be missing, takes any string. */
export const honeypot = { [HONEYPOT]: z.optional(z.string(MESSAGES.unknown)) } as const satisfies Record<
  typeof HONEYPOT,
  unknown
>;

import * as z from 'zod/mini';

/** Hidden field that only programs fill in (D19). Browsers do not know its name, so their autofill leaves it empty. */
export const HONEYPOT = 'rg_vuoto';

/** Maximum length of each kind of field, in characters. */
export const MAX_LENGTH = { name: 200, email: 254, phone: 40, site: 300, sector: 200, text: 5000 } as const;

/** Messages that several forms share. */
export const MESSAGES = {
  required: 'Campo obbligatorio',
  email: 'Email non valida',
  privacy: 'Devi accettare la privacy policy',
  characters: 'Contiene caratteri non ammessi',
  option: 'Scegliete una delle opzioni proposte',
  unknown: 'Campo sconosciuto',
  tooLong: (max: number) => `Al massimo ${max} caratteri`,
} as const;

// Control characters could begin new headers or lines (D16), and lone surrogates do not survive UTF-8.
const FORBIDDEN_IN_LINE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const FORBIDDEN_IN_TEXT = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

const withoutControl = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\t/g, ' ').replace(/(?![\r\n])\p{Cc}|\p{Cs}/gu, '') : value;

/**
 * Removes control characters from the texts of a form; the tab of a spreadsheet becomes a space. They come from pasted text, as of
 * a PDF; the server would refuse them (D16), and a person could not find them.
 */
export function withoutControls<Values extends object>(values: Values): Values {
  const clean = Object.entries(values).map(([name, value]) => [name, withoutControl(value)]);
  return Object.fromEntries(clean) as Values;
}

/**
 * Invisible characters. The group matches sequences that must not change, because they change visible characters: the variation
 * selector and the joiner of an emoji, and the joiners of the scripts from Arabic to Burmese. The short names of the properties of
 * emoji are newer than the browsers that forms support.
 */
const INVISIBLE =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D(?=\p{Extended_Pictographic}))?|[#*\d]\uFE0F(?=\u20E3)|[\u0620-\u109F][\u200C\u200D])|[\p{DI}\uFFF9-\uFFFB]/gu;

/** Removes invisible characters, which could be instructions to a program that reads the mail (D19). */
export const withoutInvisible = (value: string): string => value.replace(INVISIBLE, '$1');

const MIN_PHONE_DIGITS = 6;

/** Whether a text is hardly a telephone number. The form accepts it after a question. */
export const lacksNumber = (value: string): boolean =>
  value.trim() !== '' && value.replace(/\D/g, '').length < MIN_PHONE_DIGITS;

/** Whether the domain of an address has no dot. The contact form accepts it after a question (D19). */
export const lacksDot = (email: string): boolean => /@[^.]*$/.test(email);

/** A character before the @, without the dot, and a label of the domain, up to 63 characters. */
const LOCAL = String.raw`[a-zA-Z0-9!#$%&'*+/=?^_\x60{|}~-]`;
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';

/** The addresses of `<input type="email">` (HTML standard), with at most 64 characters before the @ (RFC 5321). */
export const HTML_EMAIL = new RegExp(String.raw`^(?:${LOCAL}|\.){1,64}@${LABEL}(?:\.${LABEL})*$`);

/**
 * One plain ASCII address with a top-level domain, safe in a header: no names, quotes, comments or lists, and no encoded words
 * (RFC 2047), which some mail programs decode even here.
 */
export const PLAIN_EMAIL = new RegExp(
  String.raw`^(?!.*=\?)(?=[^@]{1,64}@)${LOCAL}+(?:\.${LOCAL}+)*@(?:${LABEL}\.)+[a-zA-Z](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])$`,
);

/** A native `pattern` that requires a dot in the domain. */
export const DOTTED_EMAIL_INPUT_PATTERN = String.raw`[^\s@]{1,64}@[^\s@][^\s@.]*\.[^\s@]+`;

/** The specified pattern of the demo form, `\S+@\S+.\S+`, rewritten to match in linear time. */
export const SIMPLE_EMAIL = new RegExp(`^${DOTTED_EMAIL_INPUT_PATTERN}$`);

/** An address whose domain is not ASCII and has no character that would end it in a URL. */
const ACCENTED_DOMAIN = /^([^@]+@)([a-zA-Z\d.-]*\P{ASCII}(?:[a-zA-Z\d.-]|\P{ASCII})*)$/u;
/** A host name, not an IP address. */
const HOST_NAME = /^[a-z\d.-]*[a-z][a-z\d-]*$/;

/** Converts a domain with accents to punycode, as mail servers do. Returns any other address unchanged. */
function withAsciiDomain(email: string): string {
  // Punycode is slow for long texts, which are refused later.
  if (email.length > MAX_LENGTH.email) return email;
  const [, local, domain] = ACCENTED_DOMAIN.exec(email) ?? [];
  try {
    const { hostname } = new URL(`http://${domain ?? ''}`);
    if (local && HOST_NAME.test(hostname)) return local + hostname;
  } catch {
    // Not a valid host name.
  }
  return email;
}

/** An address within `mailto:`, a name and angle brackets, or before the punctuation that keyboards and lists add. */
const DECORATED_EMAIL = /^(?:[^<>]*<)?(?:mailto:)?([^<>]*[^<>.,;])[.,;>]*$/i;

/** The address in a text that was typed or pasted, as it is checked and stored (D19): also without white space. */
export const plainEmail = (text: string): string =>
  withAsciiDomain(text.replace(/\s+/g, '').replace(DECORATED_EMAIL, '$1'));

/** Checks a pattern. Empty and too long texts pass: other rules have their messages, and long ones could be slow to match. */
export const matches = (pattern: RegExp, max: number, message: string) =>
  z.refine<string>((value) => value === '' || value.length > max || pattern.test(value), message);

type TextRule = { max: number; min?: number | undefined; message: string };

/**
 * A trimmed single line of at least `min` characters (1 by default). `message` is the error if it is not a text or too short.
 * @param rule `rewrite`: changes the text before the checks
 */
export function line({
  max,
  min = 1,
  message,
  rewrite = (value) => value,
}: TextRule & { rewrite?: (value: string) => string }) {
  return z.string(message).check(
    z.overwrite(withoutInvisible),
    z.refine((value) => !FORBIDDEN_IN_LINE.test(value), MESSAGES.characters),
    z.trim(),
    z.overwrite(rewrite),
    z.minLength(min, message),
    z.maxLength(max, MESSAGES.tooLong(max)),
  );
}

/** An e-mail address that matches `format`. `message` is the error if there is none. */
export const emailLine = ({ format, ...rule }: Omit<TextRule, 'max'> & { format: RegExp }) =>
  line({ ...rule, max: MAX_LENGTH.email, rewrite: plainEmail }).check(
    matches(format, MAX_LENGTH.email, MESSAGES.email),
  );

/** A trimmed text of several lines, with LF as line ends. `min` and `message` as for `line`. */
export function longText({ max, min = 1, message }: TextRule) {
  return z.string(message).check(
    // A form post sends CRLF, a script LF: both are the same text.
    z.overwrite((value) => withoutInvisible(value).replace(/\r\n?/g, '\n')),
    z.refine((value) => !FORBIDDEN_IN_TEXT.test(value), MESSAGES.characters),
    z.trim(),
    z.minLength(min, message),
    z.maxLength(max, MESSAGES.tooLong(max)),
  );
}

/** A text that may be missing. An empty text becomes undefined; `transform` changes any other. */
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

/** The honeypot, for strict schemas: any string, or none. */
export const honeypot = { [HONEYPOT]: z.optional(z.string(MESSAGES.unknown)) };

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

// Control characters could start new headers or lines, and lone surrogates do not survive UTF-8.
const FORBIDDEN_IN_LINE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const FORBIDDEN_IN_TEXT = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

/** Whether a single-line value holds a character that may not stand in a header or a field (D16). */
const hasForbiddenInLine = (value: string): boolean => FORBIDDEN_IN_LINE.test(value);

/** Whether a long text, line ends normalised, holds a forbidden character; newlines and tabs may stand. */
const hasForbiddenInText = (value: string): boolean => FORBIDDEN_IN_TEXT.test(value);

/**
 * Invisible characters. The group has those that change visible ones: the variation selector and the joiner of an
 * emoji, and the joiners of the scripts from Arabic to Burmese.
 */
const INVISIBLE =
  /(\p{ExtPict}\p{EMod}?\uFE0F?(?:\u200D(?=\p{ExtPict}))?|[#*\d]\uFE0F(?=\u20E3)|[\u0620-\u109F][\u200C\u200D])|[\p{DI}\uFFF9-\uFFFB]/gu;

/** Removes invisible characters, which may be instructions to a program that reads the mail (D19). */
export const withoutInvisible = (value: string): string => value.replace(INVISIBLE, '$1');

/** Turns CRLF and lone CR into LF: a form post sends CRLF, a script LF, and both are the same text. */
const normaliseLines = (value: string): string => value.replace(/\r\n?/g, '\n');

/** Whether a telephone number looks wrong. Where the form takes any text, the visitor is only asked. */
export const lacksNumber = (value: string): boolean =>
  value.trim() !== '' && value.replace(/\D/g, '').length < 6;

/** Whether the domain of an address has no dot. The contact form takes it, and only asks first (D19). */
export const lacksDot = (address: string): boolean => /@[^.]*$/.test(address);

/** A web address with a scheme: `https://` is prefixed when there is none. */
export function withScheme(sito: string): string {
  return /^https?:\/\//i.test(sito) ? sito : `https://${sito}`;
}

/** What a browser's `<input type="email">` takes (HTML standard), before the @ no more than mail servers do (RFC 5321). */
export const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/**
 * One plain ASCII address with a top-level domain: no names, quotes, comments or lists, and no encoded words (RFC 2047),
 * which some readers decode even here. Fit for a header.
 */
export const PLAIN_EMAIL =
  /^(?!.*=\?)(?=[^@]{1,64}@)[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])$/;

/** A native `pattern` for the forms whose addresses need a domain with a dot. */
export const DOTTED_EMAIL_INPUT_PATTERN = String.raw`[^\s@]{1,64}@[^\s@][^\s@.]*\.[^\s@]+`;

/** The specified address pattern of the demo form, `\S+@\S+.\S+`, written so that its cost is linear. */
export const SIMPLE_EMAIL = new RegExp(`^${DOTTED_EMAIL_INPUT_PATTERN}$`);

/** An address whose domain is not ASCII, and holds nothing that would end it in a URL. */
const ACCENTED_DOMAIN = /^([^@]+@)([a-zA-Z\d.-]*\P{ASCII}(?:[a-zA-Z\d.-]|\P{ASCII})*)$/u;
/** A host name, and not a number. */
const HOST_NAME = /^[a-z\d.-]*[a-z][a-z\d-]*$/;

/** Writes a domain with accents in punycode, as mail servers do; any other address stays as it is. */
export function withAsciiDomain(address: string): string {
  // Punycode takes long for a long text, which is refused anyway.
  if (address.length > MAX_LENGTH.email) return address;
  const [, local, domain] = ACCENTED_DOMAIN.exec(address) ?? [];
  try {
    const { hostname } = new URL(`http://${domain ?? ''}`);
    if (local && HOST_NAME.test(hostname)) return local + hostname;
  } catch {
    // Not a valid host name.
  }
  return address;
}

/**
 * Checks a pattern. Empty and too long texts have messages of their own; a long one must not keep
 * the pattern busy.
 */
export const matches = (pattern: RegExp, max: number, message: string) =>
  z.refine<string>((value) => value === '' || value.length > max || pattern.test(value), message);

type TextRule = { max: number; min?: number | undefined; message: string };

/**
 * A trimmed single line of at least `min` characters (1 by default); `message` when it is no text or too short.
 * @param rule `rewrite`: what is checked and sent instead of it
 */
export function line({
  max,
  min = 1,
  message,
  rewrite = (value) => value,
}: TextRule & { rewrite?: (value: string) => string }) {
  return z.string(message).check(
    z.overwrite(withoutInvisible),
    z.refine((value) => !hasForbiddenInLine(value), MESSAGES.characters),
    z.trim(),
    z.overwrite(rewrite),
    z.minLength(min, message),
    z.maxLength(max, MESSAGES.tooLong(max)),
  );
}

/** An e-mail address in a format; `message` when there is none. */
export const emailLine = ({ format, ...rule }: Omit<TextRule, 'max'> & { format: RegExp }) =>
  line({ ...rule, max: MAX_LENGTH.email, rewrite: withAsciiDomain }).check(
    matches(format, MAX_LENGTH.email, MESSAGES.email),
  );

/** A trimmed text of several lines, likewise; line ends normalised. */
export function longText({ max, min = 1, message }: TextRule) {
  return z.string(message).check(
    z.overwrite((value) => normaliseLines(withoutInvisible(value))),
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

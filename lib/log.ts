/** One line of the log: what happened, without personal data. */
export type LogEntry = { event: string } & Readonly<Record<string, string | number | boolean | undefined>>;
export type Log = (entry: LogEntry) => void;

/** Why something failed. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Why something failed unexpectedly, and where: the stack. */
export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Longest text of an entry, in UTF-16 units. */
const MAX_TEXT = 2000;

/**
 * What JSON does not escape and a terminal or viewer interprets or hides: DEL and C1 controls, bidi controls, zero-width
 * and format characters, U+2028 and U+2029.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** User and password of a URL, which the error of a client library may quote. */
const CREDENTIALS = /\/\/[^\s/?#]*@/g;

/**
 * Writes an entry as one line of JSON, in which no input can forge another line. Long texts are cut, credentials in URLs
 * are hidden. Never throws: logging must not cost a lead.
 */
export const logLine: Log = (entry) => {
  try {
    const shown = (_: string, value: unknown) =>
      typeof value === 'string' ? shorten(value.replace(CREDENTIALS, '//***@')) : value;
    console.log(jsonLine({ time: new Date().toISOString(), ...entry }, shown));
  } catch {
    // Standard output may be closed. The work goes on.
  }
};

/** A value as one line of JSON that holds nothing a terminal interprets or hides, and parses to the same value. */
export const jsonLine = (value: object, replacer?: (key: string, value: unknown) => unknown): string =>
  JSON.stringify(value, replacer).replace(UNSAFE, escapeUnits);

function shorten(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  // A cut surrogate pair would not be a character.
  return `${text.slice(0, MAX_TEXT).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** \uXXXX for every UTF-16 unit. */
const escapeUnits = (character: string) =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

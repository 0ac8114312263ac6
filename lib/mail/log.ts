/** One line of the log: what happened, without personal data. */
export type LogEntry = { event: string } & Readonly<Record<string, string | number | boolean | undefined>>;
export type Log = (entry: LogEntry) => void;

/** Longest text of an entry, in UTF-16 units. */
const MAX_TEXT = 2000;

/**
 * What JSON leaves as it is and a terminal or viewer obeys, hides or breaks a line at: DEL and C1 controls, direction
 * marks, zero-width and format characters, U+2028 and U+2029.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** User and password of an address, as an error of a client library may quote it. */
const CREDENTIALS = /\/\/[^\s/?#]*@/g;

/**
 * Writes an entry as one line of JSON, in which nothing from outside can forge another line or move what is shown.
 * Long texts are cut, credentials in addresses are hidden. Never throws: a log must not cost a lead.
 */
export const logLine: Log = (entry) => {
  try {
    console.log(lineOf(entry));
  } catch {
    // Standard output may be gone; what is logged is done all the same.
  }
};

function lineOf(entry: LogEntry): string {
  const line = JSON.stringify({ time: new Date().toISOString(), ...entry }, (_, value: unknown) =>
    typeof value === 'string' ? shorten(value.replace(CREDENTIALS, '//***@')) : value,
  );
  return line.replace(UNSAFE, escapeUnits);
}

function shorten(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  // Half a pair at the cut would not be a character.
  return `${text.slice(0, MAX_TEXT).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** \uXXXX for every unit, as JSON wants it: the line still parses to the same. */
const escapeUnits = (character: string) =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** One line of the log: what happened, without personal data. */
export type LogEntry = { event: string } & Readonly<Record<string, string | number | boolean | undefined>>;
export type Log = (entry: LogEntry) => void;

/** Why something failed. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The stack of an error. */
export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Longest text of an entry, in UTF-16 units. */
const MAX_TEXT = 2000;

/** Lines of one event in a minute: no client may fill the disk with log lines. */
const MAX_LINES = 300;
const WINDOW_MS = 60_000;
/** For each event, the lines of the current minute. There are few events. */
const windows = new Map<string, { beganAt: number; lines: number }>();

/**
 * Characters that JSON does not escape and a terminal interprets or hides: DEL and C1 controls, bidi controls, zero-width
 * and format characters, U+2028 and U+2029.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** User and password of a URL, which an error message may contain. */
const CREDENTIALS = /\/\/[^\s/?#]*@/g;

/**
 * Writes an entry as one line of JSON; no input can forge another line. Long texts are cut, credentials in URLs are hidden, and
 * lines beyond the limit are only counted. Never throws, so that logging cannot cost a lead.
 */
export const logLine: Log = (entry) => {
  try {
    const { event } = entry;
    const now = Date.now();
    const last = windows.get(event);
    // A clock that is set back also begins a new minute.
    const window = last && Math.abs(now - last.beganAt) < WINDOW_MS ? last : { beganAt: now, lines: 0 };
    windows.set(event, window);
    window.lines += 1;
    if (window.lines > MAX_LINES) return;
    const cutLines = last && last !== window ? last.lines - MAX_LINES : 0;
    if (cutLines > 0) console.log(lineOf({ event: 'log_cut', level: 'warn', of: event, lines: cutLines }));
    console.log(lineOf(entry));
  } catch {
    // Standard output may be closed.
  }
};

/** An entry as its line, with the time. */
export function lineOf(entry: LogEntry): string {
  const safeValue = (_: string, value: unknown) =>
    typeof value === 'string' ? shorten(value.replace(CREDENTIALS, '//***@')) : value;
  return jsonLine({ time: new Date().toISOString(), ...entry }, safeValue);
}

/** A value as one line of JSON without characters that a terminal interprets or hides. */
export const jsonLine = (value: unknown, replacer?: (key: string, value: unknown) => unknown): string =>
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

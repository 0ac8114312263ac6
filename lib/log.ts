/** An entry of the log, without personal data. */
export type LogEntry = { event: string } & Readonly<Record<string, string | number | boolean | undefined>>;
export type Log = (entry: LogEntry) => void;

/** The message of an error. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The stack of an error, which begins with its message. */
export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Longest text of an entry, in UTF-16 units. */
const MAX_TEXT = 2000;

/** Lines of one event in a minute: no client may fill the disk with log lines. */
const MAX_LINES = 300;
const WINDOW_MS = 60_000;
/** The lines of the current minute, by event. There are few events. */
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
    const { isOverLimit, omitted } = countLine(event);
    if (isOverLimit) return;
    if (omitted > 0) console.log(lineOf({ event: 'log_cut', level: 'warn', of: event, lines: omitted }));
    console.log(lineOf(entry));
  } catch {
    // Standard output may be closed.
  }
};

/** Counts a line of an event. `omitted`: lines of the last minute that were not written, once in the next one. */
function countLine(event: string): { isOverLimit: boolean; omitted: number } {
  const now = Date.now();
  const last = windows.get(event);
  // Absolute, so that a clock that is set back begins a new minute too.
  if (last && Math.abs(now - last.beganAt) < WINDOW_MS) {
    last.lines += 1;
    return { isOverLimit: last.lines > MAX_LINES, omitted: 0 };
  }
  windows.set(event, { beganAt: now, lines: 1 });
  return { isOverLimit: false, omitted: Math.max(0, (last?.lines ?? 0) - MAX_LINES) };
}

/** An entry as a line of JSON, with the time. */
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
  // Half a surrogate pair is no character.
  return `${text.slice(0, MAX_TEXT).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Writes each UTF-16 unit of a character as \uXXXX. */
const escapeUnits = (character: string) =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

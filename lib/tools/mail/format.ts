import { HOUR_MS } from '@/lib/mail/clock';

/** A number with the right ending: «1 messaggio», «2 messaggi». */
export const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
export const messageCount = (n: number) => plural(n, 'messaggio', 'messaggi');

/** How long ago a moment was, in one unit. @param then ISO 8601 @param now milliseconds since 1970 */
export function age(then: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(then)) / 60_000);
  if (minutes < 1) return 'adesso';
  if (minutes < 60) return `${plural(minutes, 'minuto', 'minuti')} fa`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${plural(hours, 'ora', 'ore')} fa` : `${Math.floor(hours / 24)} giorni fa`;
}

/** A moment in Rome's time as `2026-03-05 11:20:30`, which sorts and which spreadsheets take for a date. */
export const isoTime = (moment: string) =>
  new Date(moment).toLocaleString('sv-SE', { timeZone: 'Europe/Rome' });

/** When a day begins in Rome, one hour or two before it does in UTC. @param utc when it begins there, milliseconds since 1970 */
export const startInRome = (utc: number): number =>
  [1, 2]
    .map((hours) => utc - hours * HOUR_MS)
    .find((at) => isoTime(new Date(at).toISOString()).endsWith(' 00:00:00')) ?? utc;

// What a terminal interprets or hides.
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** A stored value as one line without control, bidi and invisible characters: it comes from outside. */
export const safeLine = (text: string) => text.replace(CONTROL, ' ').replace(INVISIBLE, '');
/** A stored text of several lines, each made safe as by `safeLine`. */
export const safeLines = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(/[^\n]+/g, (line) => safeLine(line));

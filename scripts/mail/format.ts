import { MINUTE_MS } from '@/lib/clock';
import { withoutInvisible } from '@/lib/forms/rules';

/** Writes a number with its noun: «1 messaggio», «2 messaggi». */
const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
export const messageCount = (count: number) => plural(count, 'messaggio', 'messaggi');

/**
 * Writes the time since a moment in one unit: «3 ore».
 * @param then ISO 8601
 * @param now milliseconds since 1970
 */
export function timeSince(then: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(then)) / MINUTE_MS);
  if (minutes < 1) return 'meno di un minuto';
  if (minutes < 60) return plural(minutes, 'minuto', 'minuti');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? plural(hours, 'ora', 'ore') : `${Math.floor(hours / 24)} giorni`;
}

/** Writes a moment in Rome's time as `2026-03-05 11:20:30`, which can be sorted and is a date for spreadsheets. */
export const isoTime = (moment: string) =>
  new Date(moment).toLocaleString('sv-SE', { timeZone: 'Europe/Rome' });

/** Writes a value from outside as one line, without characters that a terminal interprets or hides. */
export const safeLine = (text: string) => withoutInvisible(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' '));

/** The keys of the site: a UUID, with or without a suffix. */
const KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:-[a-z\d]+)*$/;

/** Returns a key for the output. The owner pastes it into a shell, so only a valid key is shown. */
export const safeKey = (key: string) => (KEY.test(key) ? key : '(chiave illeggibile)');

/** Lists the keys of leads, one on each line. */
export const keyLines = (leads: readonly { key: string }[]) =>
  leads.map(({ key }) => `  ${safeKey(key)}`).join('\n');

import type { MailMessage } from '@/lib/mail/message/message';

/** A number with the right ending: «1 messaggio», «2 messaggi». */
export const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
export const messageCount = (n: number) => plural(n, 'messaggio', 'messaggi');

/** How long ago a moment was, in one unit. Both in milliseconds since 1970. */
export function age(then: number, now: number): string {
  const minutes = Math.floor((now - then) / 60_000);
  if (minutes < 1) return 'adesso';
  if (minutes < 60) return `${plural(minutes, 'minuto', 'minuti')} fa`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${plural(hours, 'ora', 'ore')} fa` : `${Math.floor(hours / 24)} giorni fa`;
}

const romeTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Rome',
});

/** A moment in Rome's time as `2026-03-05 11:20:30`, which sorts and which spreadsheets take for a date. */
export const isoTime = (moment: Date | number) => romeTime.format(moment);

// What a terminal interprets or hides.
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** A stored value as one line without control, bidi and invisible characters: it comes from outside. */
export const safeLine = (text: string) => text.replace(CONTROL, ' ').replace(INVISIBLE, '');
/** The same for a text of several lines. */
export const safeLines = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map(safeLine)
    .join('\n');

/** Who wrote, as name and address. */
export function sender({ form, lead, replyTo }: MailMessage): string {
  if (form === 'notice' || form === 'test') return 'il sito stesso';
  const address = lead.email ?? replyTo;
  const parts = [lead.name, address && `<${address}>`].filter(Boolean);
  return parts.length > 0 ? safeLine(parts.join(' ')) : 'mittente non indicato';
}

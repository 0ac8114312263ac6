import type { SpoolEntry } from '@/lib/mail/spool/spool';
import { type Desk, FINE, LOOK } from './desk';
import { byState } from './reader';
import { age, count } from './words';

/** A message that waits for longer than this, in milliseconds, is a sign that nothing goes out. */
const WAITS_TOO_LONG_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** What somebody has to look at; nothing when all is well. */
export function worries(entries: readonly SpoolEntry[], { sending, now }: Desk): string[] {
  const { waiting, inflight, parked, damaged } = byState(entries);
  const found: string[] = [];
  if (parked.length > 0)
    found.push(count(parked.length, 'messaggio da controllare', 'messaggi da controllare'));
  if (damaged.length > 0) found.push(count(damaged.length, 'messaggio danneggiato', 'messaggi danneggiati'));
  const late = [...waiting, ...inflight].filter(({ storedAt }) => now - storedAt > WAITS_TOO_LONG_MS);
  if (sending && late.length > 0) {
    const oldest = age(Math.min(...late.map(({ storedAt }) => storedAt)), now);
    const many = count(late.length, 'messaggio non parte', 'messaggi non partono');
    found.push(`${many} da più di un’ora (il primo: ${oldest})`);
  }
  return found;
}

/** How many messages each folder holds, and how many the trap has caught lately. */
function contents(entries: readonly SpoolEntry[], { sending, now }: Desk): string {
  const { waiting, inflight, sent, parked, damaged, spam } = byState(entries);
  const fresh = spam.filter(({ storedAt }) => now - storedAt < DAY_MS).length;
  return [
    `${sending ? 'In attesa' : 'Conservati'} ${waiting.length}`,
    `in invio ${inflight.length}`,
    `inviati ${sent.length}`,
    `da controllare ${parked.length}`,
    `danneggiati ${damaged.length}`,
    `spam ${spam.length} (${fresh} nell’ultimo giorno)`,
  ].join(', ');
}

/** `status`: one line for a monitor. */
export async function status(desk: Desk): Promise<number> {
  if (!(await desk.reader.exists())) {
    desk.out(`OK: non c’è ancora nessun messaggio (${desk.root})`);
    return FINE;
  }
  const entries = await desk.reader.entries();
  const found = worries(entries, desk);
  if (found.length > 0) {
    desk.out(`ATTENZIONE: ${found.join('; ')}. ${contents(entries, desk)}. Per vederli: npm run mail`);
    return LOOK;
  }
  desk.out(`OK: nulla da controllare. ${contents(entries, desk)}.`);
  return FINE;
}

import type { SpoolEntry } from '@/lib/mail/spool/spool';
import { type Desk, FINE, LOOK } from './desk';
import { byState } from './reader';
import { age, count } from './words';

/** A message that waits for longer than this, in milliseconds, is a sign that nothing goes out. */
const WAITS_TOO_LONG_MS = 3_600_000;

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

/** `status`: one line for a monitor. */
export async function status(desk: Desk): Promise<number> {
  if (!(await desk.reader.exists())) {
    desk.out(`OK: non c’è ancora nessun messaggio (${desk.root})`);
    return FINE;
  }
  const entries = await desk.reader.entries();
  const found = worries(entries, desk);
  if (found.length > 0) {
    desk.out(`ATTENZIONE: ${found.join('; ')}. Per vederli: npm run mail`);
    return LOOK;
  }
  const { waiting, inflight, sent } = byState(entries);
  const going = waiting.length + inflight.length;
  const kept = desk.sending ? `${going} in attesa` : count(going, 'conservato', 'conservati');
  desk.out(`OK: ${kept}, ${count(sent.length, 'inviato', 'inviati')}, nulla da controllare`);
  return FINE;
}

import { DAY_MS } from '@/lib/mail/clock';
import type { SpoolEntry } from '@/lib/mail/spool/spool';
import { type CommandContext, EXIT_ATTENTION, EXIT_OK } from './context';
import { age, plural } from './format';
import { byState } from './reader';

/** A message that waits for longer than this, in milliseconds, means that nothing is being sent. */
const WAITS_TOO_LONG_MS = 3_600_000;

/** What a person has to look at; empty when all is well. */
export function alerts(entries: readonly SpoolEntry[], { sending, now }: CommandContext): string[] {
  const { waiting, inflight, deadLetter, damaged } = byState(entries);
  const found: string[] = [];
  if (deadLetter.length > 0)
    found.push(plural(deadLetter.length, 'messaggio da controllare', 'messaggi da controllare'));
  if (damaged.length > 0) found.push(plural(damaged.length, 'messaggio danneggiato', 'messaggi danneggiati'));
  const late = [...waiting, ...inflight].filter(({ storedAt }) => now - storedAt > WAITS_TOO_LONG_MS);
  if (sending && late.length > 0) {
    const oldest = age(Math.min(...late.map(({ storedAt }) => storedAt)), now);
    const many = plural(late.length, 'messaggio non parte', 'messaggi non partono');
    found.push(`${many} da più di un’ora (il primo: ${oldest})`);
  }
  return found;
}

/** How many messages each folder holds, and how much spam is of the last day. */
function contents(entries: readonly SpoolEntry[], { sending, now }: CommandContext): string {
  const { waiting, inflight, sent, deadLetter, damaged, spam } = byState(entries);
  const fresh = spam.filter(({ storedAt }) => now - storedAt < DAY_MS).length;
  return [
    `${sending ? 'In attesa' : 'Conservati'} ${waiting.length}`,
    `in invio ${inflight.length}`,
    `inviati ${sent.length}`,
    `da controllare ${deadLetter.length}`,
    `danneggiati ${damaged.length}`,
    `spam ${spam.length} (${fresh} nell’ultimo giorno)`,
  ].join(', ');
}

/** `status`: one line for a monitor. */
export async function status(context: CommandContext): Promise<number> {
  if (!(await context.reader.exists())) {
    context.out(`OK: non c’è ancora nessun messaggio (${context.root})`);
    return EXIT_OK;
  }
  const entries = await context.reader.entries();
  const found = alerts(entries, context);
  if (found.length > 0) {
    context.out(`ATTENZIONE: ${found.join('; ')}. ${contents(entries, context)}. Per vederli: npm run mail`);
    return EXIT_ATTENTION;
  }
  context.out(`OK: nulla da controllare. ${contents(entries, context)}.`);
  return EXIT_OK;
}

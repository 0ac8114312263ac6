import { type Desk, FINE } from './desk';
import { byState } from './reader';
import { withSpool } from './retry';
import { count, messages, stateWords } from './words';

/** States that may be purged: what waits or is being sent never is. */
export const PURGEABLE = ['sent', 'spam', 'parked'] as const;
export type Purgeable = (typeof PURGEABLE)[number];

const DAY_MS = 86_400_000;

/** `purge`: deletes what is older than so many days; only tells how much that is unless `yes`. @returns the exit code */
export async function purge(
  desk: Desk,
  { days, states, yes }: { days: number; states: readonly Purgeable[]; yes: boolean },
): Promise<number> {
  const before = desk.now - days * DAY_MS;
  const groups = byState(await desk.reader.entries());
  const old = states.map((state) => ({
    state,
    found: groups[state].filter(({ storedAt }) => storedAt < before).length,
  }));
  const total = old.reduce((sum, { found }) => sum + found, 0);
  const age = `più vecchi di ${count(days, 'giorno', 'giorni')}`;
  for (const { state, found } of old) desk.out(`${stateWords(state, desk.sending).name} ${age}: ${found}`);
  if (total === 0) {
    desk.out('Non c’è nulla da cancellare.');
    return FINE;
  }
  if (!yes) {
    desk.out(
      'Nulla è stato cancellato. Per cancellarli davvero, senza ritorno, ripetete il comando con --yes in fondo.',
    );
    return FINE;
  }
  const deleted = await withSpool(desk.root, async (spool) => {
    let sum = 0;
    for (const state of states) sum += await spool.purge(state, before);
    return sum;
  });
  desk.out(`Cancellati: ${messages(deleted)}.`);
  return FINE;
}

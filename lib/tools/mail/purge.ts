import { DAY_MS } from '@/lib/mail/clock';
import { type CommandContext, EXIT_OK } from './context';
import { messageCount, plural } from './format';
import { stateLabels } from './labels';
import { byState } from './reader';

/** States that may be purged: what waits or is being sent never is. */
export const PURGEABLE = ['sent', 'spam', 'deadLetter'] as const;
export type Purgeable = (typeof PURGEABLE)[number];

/** `purge`: deletes what is older than so many days; without `yes` only counts it. @returns the exit code */
export async function purge(
  context: CommandContext,
  { days, states, yes }: { days: number; states: readonly Purgeable[]; yes: boolean },
): Promise<number> {
  const before = context.now - days * DAY_MS;
  const groups = byState(await context.reader.entries());
  const old = states.map((state) => ({
    state,
    found: groups[state].filter(({ storedAt }) => storedAt < before).length,
  }));
  const total = old.reduce((sum, { found }) => sum + found, 0);
  const age = `più vecchi di ${plural(days, 'giorno', 'giorni')}`;
  for (const { state, found } of old)
    context.out(`${stateLabels(state, context.sending).name} ${age}: ${found}`);
  if (total === 0) {
    context.out('Non c’è nulla da cancellare.');
    return EXIT_OK;
  }
  if (!yes) {
    context.out(
      'Nulla è stato cancellato. Per cancellarli davvero, senza ritorno, ripetete il comando con --yes in fondo.',
    );
    return EXIT_OK;
  }
  const deleted = await context.withSpool(async (spool) => {
    let sum = 0;
    for (const state of states) sum += await spool.purge(state, before);
    return sum;
  });
  context.out(`Cancellati: ${messageCount(deleted)}.`);
  return EXIT_OK;
}

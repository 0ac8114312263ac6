import { DAY_MS } from '@/lib/clock';
import type { Lead, LeadState } from '@/lib/mail/store/leads';
import { CommandError, checkOptions, formOf, oneOf, periodFilter } from './arguments';
import { EXIT_OK, type Run } from './context';
import { messageCount } from './format';
import { STATE_NAMES } from './labels';
import { type LeadsStore, pagesOf } from './stores';

/** The states that can be deleted by age. */
const PURGEABLE = ['sent', 'spam', 'dead'] as const;
/** The states without `--state`. */
const DEFAULT_STATES = ['sent', 'spam'] as const;

/** `purge`: deletes messages older than a number of days; moves waiting ones to spam instead. Without `yes` it only counts. */
export const purge: Run = async (context, options) => {
  const { store, now, out } = context;
  const { state: typed, 'older-than': olderThan = '', yes } = options;
  if (typed?.join() === 'waiting') return moveWaiting(context, options);
  checkOptions(options, { options: ['state', 'older-than', 'yes'] });
  if (!/^[1-9]\d{0,4}$/.test(olderThan)) throw new CommandError('--older-than vuole un numero di giorni.');
  const states = typed?.map((name) => oneOf('--state', PURGEABLE, name)) ?? DEFAULT_STATES;
  const before = now - Number(olderThan) * DAY_MS;
  const isOld = ({ sentAt, receivedAt }: Lead) => Date.parse(sentAt ?? receivedAt) < before;
  for (const state of new Set(states)) {
    const count = await purgeState(store, state, { isWanted: isOld, yes });
    out(`${yes ? 'Cancellati' : 'Da cancellare'} (${STATE_NAMES[state]}): ${messageCount(count)}.`);
  }
  if (yes) await store.scrub();
  else out('Per cancellarli, senza ritorno, ripetete il comando con --yes.');
  return EXIT_OK;
};

/** `purge --state waiting`: moves waiting messages to spam, after a flood. Without `yes` it only counts. */
const moveWaiting: Run = async ({ store, out }, options) => {
  checkOptions(options, { options: ['state', 'from', 'to', 'form', 'client', 'yes'] });
  const { client, yes } = options;
  const isInPeriod = periodFilter(options);
  const form = formOf(options);
  const isWanted = (lead: Lead) =>
    isInPeriod(lead.receivedAt) && (!form || lead.form === form) && (!client || lead.client === client);
  const count = messageCount(await purgeState(store, 'waiting', { isWanted, yes }));
  if (yes) out(`Spostati nello spam: ${count}. Per farne uscire uno: npm run mail -- release <chiave>`);
  else out(`In attesa: ${count}. Per spostarli nello spam ripetete il comando con --yes.`);
  return EXIT_OK;
};

/** Deletes messages of a state, or moves waiting ones to spam. Without `yes` it only counts. @returns the number of messages */
async function purgeState(
  store: LeadsStore,
  state: LeadState,
  { isWanted, yes }: { isWanted: (lead: Lead) => boolean; yes: boolean | undefined },
): Promise<number> {
  let count = 0;
  for await (const leads of pagesOf(store, { order: 'oldest', state })) {
    const keys = leads.filter(isWanted).map(({ key }) => key);
    if (!yes) count += keys.length;
    else if (state === 'waiting') count += await store.ask({ do: 'spam', keys });
    else count += (await store.ask({ do: 'erase', keys })).erased;
  }
  return count;
}

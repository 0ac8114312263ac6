import type { Lead } from '@/lib/mail/store/leads';
import { CommandError, oneOf } from './arguments';
import { EXIT_ERROR, EXIT_OK, leadOf, leadsOf, type Run } from './context';
import { keyLines, messageCount } from './format';
import { STATE_NAMES } from './labels';

const NEXT = 'Il sito acceso, se ha un canale impostato, spedisce entro mezzo minuto.';

/** Whether a dead letter may have arrived by mail. The receiver of a webhook tells repeats by their key. */
const mayHaveArrived = ({ deliveries }: Lead) =>
  deliveries.some(
    ({ channel, state, unknownSince }) => channel === 'mail' && state === 'dead' && unknownSince,
  );

/**
 * `retry`: dead letters wait again. What may have arrived stays, unless with `anyway`. A named channel also gets what it
 * was never given.
 */
export const retry: Run = async ({ store, channels, out }, { words: [typed], all, anyway, ...options }) => {
  if (all && typed) throw new CommandError('O una chiave o --all, non tutt’e due.');
  const channel = options.channel === undefined ? undefined : oneOf('--channel', channels, options.channel);
  const state = channel ? undefined : 'dead';
  const leads = all ? leadsOf(store, { order: 'oldest', state }) : [await leadOf(store, typed)];
  const uncertain: Lead[] = [];
  let again = 0;
  for await (const lead of leads) {
    if (state && lead.state !== state) continue;
    if (!anyway && channel !== 'webhook' && mayHaveArrived(lead)) uncertain.push(lead);
    else if (await store.ask({ do: 'retry', key: lead.key, channel })) again += 1;
  }
  out(
    `Di nuovo in attesa: ${messageCount(again)}. ${again > 0 ? NEXT : 'Ripartono solo quelli da controllare.'}`,
  );
  if (uncertain.length > 0) {
    out(`Forse già arrivati, e lasciati dove sono: ${messageCount(uncertain.length)}. Cercateli nella casella aziendale;
se non ci sono, ripetete il comando con --anyway.\n${keyLines(uncertain)}`);
  }
  return again > 0 || all ? EXIT_OK : EXIT_ERROR;
};

/** `release`: a message that was caught as spam by mistake is sent after all. */
export const release: Run = async ({ store, out }, { words: [typed] }) => {
  const { key, state } = await leadOf(store, typed);
  const isReleased = await store.ask({ do: 'release', key });
  if (!isReleased) throw new CommandError(`Il messaggio non è spam: è ${STATE_NAMES[state]}.`);
  out(`Il messaggio è uscito dallo spam ed è in attesa. ${NEXT}`);
  return EXIT_OK;
};

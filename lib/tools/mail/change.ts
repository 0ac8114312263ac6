import { italianTime } from '@/lib/forms/form-mail';
import type { Lead } from '@/lib/mail/store/lead';
import { CommandError, UsageError } from './arguments';
import { EXIT_OK, leadOf, leadsOf, type Run } from './context';
import { messageCount, safeLine } from './format';
import { STATES } from './labels';

const afterwards = (sending: boolean) =>
  sending
    ? 'Il sito, se è acceso, lo prende entro mezzo minuto; se è spento, al prossimo avvio.'
    : 'Non partirà finché non è impostato un fornitore di posta (RESEND_API_KEY): intanto si legge da qui.';

const moved = () =>
  new CommandError('Il messaggio si è spostato in questo momento: guardate di nuovo con npm run mail');

/** Since when a message may have arrived without an answer of the provider. */
const unknownSince = ({ deliveries }: Lead) =>
  deliveries.map((delivery) => delivery.unknownSince).find((since) => since !== null);

/** `retry <key>`: a dead letter waits again; one that may have arrived with `anyway` only. */
export const retry: Run = async (context, options) => {
  const { store, sending, out } = context;
  const { words, all, anyway } = options;
  if (all) return retryAll(context, options);
  const lead = await leadOf(store, words);
  const key = safeLine(lead.key);
  if (lead.state !== 'dead') {
    const hint = lead.state === 'spam' ? ` Per farlo uscire dallo spam: npm run mail -- release ${key}` : '';
    throw new CommandError(
      `Il messaggio ${key} è ${STATES[lead.state].one}: si fanno ripartire solo quelli da controllare.${hint}`,
    );
  }
  const since = unknownSince(lead);
  if (since && !anyway) {
    throw new CommandError(
      `Il messaggio ${key} potrebbe essere già arrivato: un invio iniziato il ${italianTime(new Date(since))} è rimasto senza esito.
Cercatelo prima nella casella aziendale. Se non c’è, o se un doppione non vi disturba:
  npm run mail -- retry ${key} --anyway`,
    );
  }
  if (!(await store.ask({ do: 'retry', key: lead.key }))) throw moved();
  out(`Il messaggio ${key} è di nuovo in attesa. ${afterwards(sending)}`);
  return EXIT_OK;
};

/** `retry --all`: all dead letters, those that may have arrived with `anyway` only. */
const retryAll: Run = async ({ store, out }, { words, anyway }) => {
  if (words.length > 0) throw new UsageError('O una chiave o --all, non tutt’e due.');
  const left: string[] = [];
  let waiting = 0;
  for await (const lead of leadsOf(store, { order: 'oldest', state: 'dead' })) {
    if (unknownSince(lead) && !anyway) left.push(`  ${safeLine(lead.key)}`);
    else if (await store.ask({ do: 'retry', key: lead.key })) waiting += 1;
  }
  out(`Di nuovo in attesa: ${messageCount(waiting)}.`);
  if (left.length === 0) return EXIT_OK;
  out(`Lasciati dove sono, perché potrebbero essere già arrivati: ${messageCount(left.length)}.`);
  out(left.join('\n'));
  out(
    'Cercateli nella casella aziendale; per far ripartire anche questi: npm run mail -- retry --all --anyway',
  );
  return EXIT_OK;
};

/** `release`: a message that was caught as spam by mistake is sent after all. */
export const release: Run = async ({ store, sending, out }, { words }) => {
  const { key, state } = await leadOf(store, words);
  if (state !== 'spam') {
    throw new CommandError(`Il messaggio ${safeLine(key)} non è nello spam (è ${STATES[state].one}).`);
  }
  if (!(await store.ask({ do: 'release', key }))) throw moved();
  out(`Il messaggio ${safeLine(key)} è uscito dallo spam ed è in attesa. ${afterwards(sending)}`);
  return EXIT_OK;
};

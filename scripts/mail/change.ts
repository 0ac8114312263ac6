import { DAY_MS } from '@/lib/clock';
import type { StoredMessage } from '@/lib/mail/store/leads';
import { CommandError, oneOf } from './arguments';
import { EXIT_ATTENTION, EXIT_ERROR, EXIT_OK, type Run } from './context';
import { contains, isFrom } from './find';
import { keyLines, messageCount } from './format';
import { STATE_NAMES } from './labels';
import { leadLines, mayHaveArrived } from './list';
import { type LeadsStore, leadOf, leadsOf, pagesOf } from './stores';

const NEXT = 'Il sito acceso, se la posta è impostata, spedisce entro mezzo minuto.';

/**
 * `retry`: returns dead letters to the queue, those that may have arrived only with `anyway`. With `channel`, a message without a
 * delivery on that channel receives one.
 */
export const retry: Run = async (
  { store, channels, out },
  { words: [typedKey], all, anyway, ...options },
) => {
  if (all && typedKey) throw new CommandError('O una chiave o --all, non tutt’e due.');
  const channel = options.channel === undefined ? undefined : oneOf('--channel', channels, options.channel);
  const state = channel ? undefined : 'dead';
  const leads = all ? leadsOf(store, { order: 'oldest', state }) : [await leadOf(store, typedKey)];
  const uncertainLeads: StoredMessage[] = [];
  let retries = 0;
  for await (const lead of leads) {
    if (state && lead.state !== state) continue;
    const isUncertain = lead.deliveries.some(
      (delivery) => delivery.state === 'dead' && mayHaveArrived(delivery),
    );
    if (isUncertain && !anyway && channel !== 'webhook') uncertainLeads.push(lead);
    else if (await store.ask({ do: 'retry', key: lead.key, channel })) retries += 1;
  }
  out(
    `Di nuovo in attesa: ${messageCount(retries)}. ${retries > 0 ? NEXT : 'Ripartono solo quelli da controllare.'}`,
  );
  if (uncertainLeads.length > 0) {
    out(`Forse già arrivati, e lasciati dove sono: ${messageCount(uncertainLeads.length)}. Cercateli nella casella aziendale;
se non ci sono, ripetete il comando con --anyway.\n${keyLines(uncertainLeads)}`);
  }
  return retries > 0 || all ? EXIT_OK : EXIT_ERROR;
};

/** `release`: returns a message that is spam by mistake to the queue. */
export const release: Run = async ({ store, out }, { words: [typedKey] }) => {
  const { key, state } = await leadOf(store, typedKey);
  const isReleased = await store.ask({ do: 'release', key });
  if (!isReleased) throw new CommandError(`Il messaggio non è spam: è ${STATE_NAMES[state]}.`);
  out(`Il messaggio è uscito dallo spam ed è in attesa. ${NEXT}`);
  return EXIT_OK;
};

const ELSEWHERE = `Altrove cancellate a mano: casella aziendale, fornitore di posta, webhook, newsletter, file esportati, copie
di sicurezza. Nel browser della persona una richiesta di demo non partita resta fino a 7 giorni.`;

/**
 * `erase`: deletes everything that a person has sent, by e-mail address (GDPR, art. 17), or one message, by key. Without `yes` it
 * only lists. Messages of others that contain the address are deleted only by key.
 */
export const erase: Run = async (context, options) => {
  const { store, now, out } = context;
  const {
    words: [typed = ''],
    yes,
  } = options;
  if (options['older-than'] !== undefined) return eraseOld(context, options);
  const { ownLeads, otherLeads } = typed.includes('@')
    ? await leadsWithAddress(store, typed)
    : { ownLeads: [await leadOf(store, typed)], otherLeads: [] };
  const { erased, sending } = yes ? await eraseLeads(store, ownLeads) : { erased: 0, sending: 0 };
  if (yes) {
    out(`Cancellati: ${messageCount(erased)}, con tutto ciò che il sito ne sapeva.`);
    // Even if nothing was deleted: an earlier command may have been interrupted.
    await store.scrub();
  } else {
    for (const lead of ownLeads) out(leadLines(lead, now));
    const count = messageCount(ownLeads.length);
    out(`Da cancellare: ${count}. Per cancellarli, senza ritorno, ripetete il comando con --yes.`);
  }
  if (sending > 0) out(`In invio, e non cancellati: ${sending}. Ripetete il comando fra qualche minuto.`);
  if (otherLeads.length > 0) {
    out(`L’indirizzo compare anche in ${messageCount(otherLeads.length)} di altri. Leggeteli (show <chiave>);
per cancellarne uno: npm run mail -- erase <chiave>\n${keyLines(otherLeads)}`);
  }
  out(ELSEWHERE);
  return sending > 0 ? EXIT_ATTENTION : EXIT_OK;
};

/** `erase --older-than`: deletes what was sent, caught as spam or given up before a number of days. Without `yes` it only counts. */
const eraseOld: Run = async ({ store, now, out }, { words, yes, 'older-than': days = '' }) => {
  if (words.length > 0) throw new CommandError('O un indirizzo, o una chiave, o --older-than.');
  if (!/^[1-9]\d{0,4}$/.test(days)) throw new CommandError('--older-than vuole un numero di giorni.');
  const before = now - Number(days) * DAY_MS;
  // What was rejected and waits for the next attempt is not given up.
  const isOld = ({ sentAt, receivedAt, deliveries }: StoredMessage) =>
    Date.parse(sentAt ?? receivedAt) < before && !deliveries.some(({ state }) => state === 'waiting');
  for (const state of ['sent', 'spam', 'dead'] as const) {
    let count = 0;
    for await (const leads of pagesOf(store, { order: 'oldest', state })) {
      const keys = leads.filter(isOld).map(({ key }) => key);
      count += yes ? (await store.ask({ do: 'erase', keys })).erased : keys.length;
    }
    out(`${yes ? 'Cancellati' : 'Da cancellare'} (${STATE_NAMES[state]}): ${messageCount(count)}.`);
  }
  if (yes) await store.scrub();
  else out('Per cancellarli, senza ritorno, ripetete il comando con --yes.');
  return EXIT_OK;
};

/**
 * Deletes leads one by one.
 * @returns the numbers of deleted leads, and of those that are being sent and remain
 */
async function eraseLeads(store: LeadsStore, leads: readonly StoredMessage[]) {
  const counts = { erased: 0, sending: 0 };
  for (const { key } of leads) {
    const { erased, sending } = await store.ask({ do: 'erase', keys: [key] });
    counts.erased += erased;
    counts.sending += sending;
  }
  return counts;
}

/** Finds the leads from an address, and the leads of others that contain it. */
async function leadsWithAddress(store: LeadsStore, address: string) {
  const ownLeads: StoredMessage[] = [];
  const otherLeads: StoredMessage[] = [];
  for await (const lead of leadsOf(store, { order: 'newest' })) {
    if (isFrom(lead, address)) ownLeads.push(lead);
    else if (contains(lead, address)) otherLeads.push(lead);
  }
  return { ownLeads, otherLeads };
}

import { italianTime } from '@/lib/forms/form-mail';
import { CHANNELS, type Channel, type Channels, channelsFor, takesForm } from '@/lib/mail/channels';
import type { Lead } from '@/lib/mail/store/lead';
import { CommandError, type Options, oneOf, UsageError } from './arguments';
import { type CommandContext, EXIT_OK, leadOf, leadsOf, type Run } from './context';
import { messageCount, safeLine } from './format';
import { CHANNEL_LABELS, FORM_LABELS, STATES } from './labels';

/** When a message leaves that waits again: where no channel that is set up takes it, not yet. */
const afterwards = ({ form }: Lead, channels: Channels) =>
  channelsFor(form, channels).some((channel) => channels.includes(channel))
    ? 'Il sito, se è acceso, lo prende entro mezzo minuto; se è spento, al prossimo avvio.'
    : 'Non partirà finché non è impostato un fornitore di posta (RESEND_API_KEY o SMTP_URL): intanto si legge da qui.';

const moved = () =>
  new CommandError('Il messaggio si è spostato in questo momento: guardate di nuovo con npm run mail');

/** Since when a dead letter may have arrived by mail without an answer. The receiver of a webhook tells repeats. */
const unknownSince = ({ deliveries }: Lead, channel: Channel | undefined) =>
  channel === 'webhook'
    ? undefined
    : deliveries.find((each) => each.channel === 'mail' && each.state === 'dead')?.unknownSince;

/** Options that go with a hint, so that it means the same. */
const sameChannel = (channel: Channel | undefined) => (channel ? ` --channel ${channel}` : '');

/** The settings that set a channel up. */
const SETTINGS: Record<Channel, string> = {
  mail: 'RESEND_API_KEY o SMTP_URL',
  webhook: 'LEADS_WEBHOOK_URL e LEADS_WEBHOOK_SECRET',
};

/** The channel of --channel, which must be set up. Throws UsageError, CommandError. */
function channelOf({ channel: typed }: Options, { channels }: CommandContext): Channel | undefined {
  if (typed === undefined) return undefined;
  const channel = oneOf('--channel', CHANNELS, typed);
  if (channels.includes(channel)) return channel;
  throw new CommandError(`Il canale ${channel} non è impostato (${SETTINGS[channel]}).`);
}

/** Whether a message may be sent again: dead letters, and on a named channel also what it was never given. */
function mayRetry({ form, state, deliveries }: Lead, channel: Channel | undefined): boolean {
  if (channel === undefined) return state === 'dead';
  const delivery = deliveries.find((each) => each.channel === channel);
  return state !== 'spam' && takesForm(channel, form) && (!delivery || delivery.state === 'dead');
}

/** Why a message is not sent again. */
function whyNot({ key, form, state, deliveries }: Lead, channel: Channel | undefined): string {
  const name = `Il messaggio ${safeLine(key)}`;
  if (state === 'spam') {
    return `${name} è spam: si fanno ripartire solo quelli da controllare. Per farlo uscire dallo spam: npm run mail -- release ${safeLine(key)}`;
  }
  if (channel === undefined) {
    return `${name} è ${STATES[state].one}: si fanno ripartire solo quelli da controllare.`;
  }
  if (!takesForm(channel, form)) return `${name} (${FORM_LABELS[form]}) non passa dal canale ${channel}.`;
  const delivery = deliveries.find((each) => each.channel === channel);
  return `${name} sul canale ${channel} è già ${STATES[delivery?.state ?? state].one}.`;
}

/** `retry <key>`: a dead letter waits again; one that may have arrived with `anyway` only. */
export const retry: Run = async (context, options) => {
  const { store, channels, out } = context;
  const { words, all, anyway } = options;
  const channel = channelOf(options, context);
  if (all) return retryAll(context, options);
  const lead = await leadOf(store, words);
  const key = safeLine(lead.key);
  if (!mayRetry(lead, channel)) throw new CommandError(whyNot(lead, channel));
  const since = unknownSince(lead, channel);
  if (since && !anyway) {
    throw new CommandError(
      `Il messaggio ${key} potrebbe essere già arrivato: un invio iniziato il ${italianTime(new Date(since))} è rimasto senza esito.
Cercatelo prima nella casella aziendale. Se non c’è, o se un doppione non vi disturba:
  npm run mail -- retry ${key}${sameChannel(channel)} --anyway`,
    );
  }
  if (!(await store.ask({ do: 'retry', key: lead.key, channel }))) throw moved();
  const where = channel ? ` (${CHANNEL_LABELS[channel].toLowerCase()})` : '';
  out(`Il messaggio ${key} è di nuovo in attesa${where}. ${afterwards(lead, channels)}`);
  return EXIT_OK;
};

/** `retry --all`: all that may be sent again, what may have arrived with `anyway` only. */
const retryAll: Run = async (context, options) => {
  const { store, out } = context;
  const { words, anyway } = options;
  const channel = channelOf(options, context);
  if (words.length > 0) throw new UsageError('O una chiave o --all, non tutt’e due.');
  const left: string[] = [];
  let waiting = 0;
  const state = channel ? undefined : 'dead';
  for await (const lead of leadsOf(store, { order: 'oldest', state })) {
    if (!mayRetry(lead, channel)) continue;
    if (unknownSince(lead, channel) && !anyway) left.push(`  ${safeLine(lead.key)}`);
    else if (await store.ask({ do: 'retry', key: lead.key, channel })) waiting += 1;
  }
  out(`Di nuovo in attesa: ${messageCount(waiting)}.`);
  if (left.length === 0) return EXIT_OK;
  out(`Lasciati dove sono, perché potrebbero essere già arrivati: ${messageCount(left.length)}.`);
  out(left.join('\n'));
  out(
    `Cercateli nella casella aziendale; per far ripartire anche questi: npm run mail -- retry --all${sameChannel(channel)} --anyway`,
  );
  return EXIT_OK;
};

/** `release`: a message that was caught as spam by mistake is sent after all. */
export const release: Run = async ({ store, channels, out }, { words }) => {
  const lead = await leadOf(store, words);
  const { key, state } = lead;
  if (state !== 'spam') {
    throw new CommandError(`Il messaggio ${safeLine(key)} non è nello spam (è ${STATES[state].one}).`);
  }
  if (!(await store.ask({ do: 'release', key }))) throw moved();
  out(`Il messaggio ${safeLine(key)} è uscito dallo spam ed è in attesa. ${afterwards(lead, channels)}`);
  return EXIT_OK;
};

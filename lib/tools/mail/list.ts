import { italianTime } from '@/lib/forms/form-mail';
import { originText } from '@/lib/forms/origin';
import { CHANNELS, type Channels } from '@/lib/mail/channels';
import { HOUR_MS } from '@/lib/mail/clock';
import { LEAD_STATES, type Lead, type LeadDelivery, type LeadState } from '@/lib/mail/store/lead';
import type { Summary } from '@/lib/mail/store/leads';
import { type CommandContext, EXIT_ATTENTION, EXIT_OK, leadOf, leadsOf, type Run } from './context';
import { age, plural, safeLine, safeLines } from './format';
import {
  CHANNEL_LABELS,
  columnsOf,
  deliveryText,
  FORM_LABELS,
  reasonText,
  STATES,
  stateLabels,
} from './labels';

/** A message that waits for longer means that nothing is being sent. */
const LATE_AFTER_MS = HOUR_MS;

/** How many messages of a state are shown unless all are asked for. */
const MAX_SHOWN: Record<LeadState, number> = { waiting: 100, sending: 100, sent: 20, dead: 100, spam: 20 };

/** What a person has to look at; empty when all is well. */
function alerts({ counts, late, paused }: Summary, { channels, now, failedBuild }: CommandContext): string[] {
  const found: string[] = [];
  if (failedBuild) {
    const made = italianTime(failedBuild.made);
    found.push(
      `l’ultima build non è riuscita e il sito resta quello del ${made} (${safeLine(failedBuild.reason)})`,
    );
  }
  if (counts.dead > 0) found.push(plural(counts.dead, 'messaggio da controllare', 'messaggi da controllare'));
  if (channels.length === 0) return found;
  for (const { channel, cause, reason } of paused) {
    if (cause !== 'unreachable') found.push(safeLine(reasonText(reason, channel, cause)));
  }
  if (late.since !== null) {
    const many = plural(late.count, 'messaggio non parte', 'messaggi non partono');
    found.push(`${many} da più di un’ora (il primo: ${age(late.since, now)})`);
  }
  return found;
}

/** What waits in which channel, where there is more than the mail. */
function byChannel({ deliveries }: Summary, channels: Channels): string {
  const names = CHANNELS.filter(
    (name) => channels.includes(name) || deliveries.some(({ channel }) => channel === name),
  );
  if (!names.includes('webhook')) return '';
  const parts = names.map((name) => {
    const { waiting = 0, dead = 0 } = deliveries.find(({ channel }) => channel === name) ?? {};
    const isOff = channels.includes(name) ? '' : ' (non impostato)';
    return `${CHANNEL_LABELS[name].toLowerCase()}${isOff} in attesa ${waiting}, da controllare ${dead}`;
  });
  return ` Per canale: ${parts.join('; ')}.`;
}

/** `status`: one line for a monitor. */
export const status: Run = async (context) => {
  const { store, channels, out } = context;
  const summary = await store.ask({ do: 'summary', lateAfterMs: LATE_AFTER_MS });
  const { counts, freshSpam } = summary;
  const waiting = `${channels.length > 0 ? 'In attesa' : 'Conservati'} ${counts.waiting}, in invio ${counts.sending}`;
  const spam = `spam ${counts.spam} (${freshSpam} nell’ultimo giorno)`;
  const contents = `${waiting}, inviati ${counts.sent}, da controllare ${counts.dead}, ${spam}.${byChannel(summary, channels)}`;
  const found = alerts(summary, context);
  if (found.length > 0) out(`ATTENZIONE: ${found.join('; ')}. ${contents} Per vederli: npm run mail`);
  else if (store.exists) out(`OK: nulla da controllare. ${contents}`);
  else out(`OK: non c’è ancora nessun messaggio (${store.place})`);
  return found.length > 0 ? EXIT_ATTENTION : EXIT_OK;
};

const isVisitors = ({ form }: Lead) => form !== 'notice' && form !== 'test';

/** The keys of the client and, where it is another one, of its network. */
const client = ({ client, network }: Lead) => (network === client ? client : `${client}, rete ${network}`);

/** What is known of a delivery. @param isOneOfSeveral whether its message leaves on several channels */
function deliveryLine(delivery: LeadDelivery, isOneOfSeveral: boolean): string {
  const { channel, state, reason, attempts, providerId, event } = delivery;
  const known = [
    (isOneOfSeveral || channel !== 'mail') && `${CHANNEL_LABELS[channel]}: ${STATES[state].one}`,
    reason && `Motivo: ${safeLine(reasonText(reason, channel))}`,
    state === 'sent' && providerId !== null && `Consegna: ${deliveryText(event)}`,
    attempts > 0 && `tentativi: ${attempts}`,
  ];
  return known.filter(Boolean).join(' · ');
}

/** Who wrote, as name and address. */
function sender(lead: Lead): string {
  if (!isVisitors(lead)) return 'il sito stesso';
  const { name, email } = columnsOf(lead);
  return safeLine([name, email && `<${email}>`].filter(Boolean).join(' ')) || 'mittente non indicato';
}

/** A lead in a few lines. */
export function leadLines(lead: Lead, now: number): string {
  const { key, form, state, receivedAt, message, deliveries, origin } = lead;
  const about = [
    `${age(receivedAt, now)} · ${FORM_LABELS[form]} · ${sender(lead)}`,
    safeLine(message.subject),
    originText(origin) && `Provenienza: ${safeLine(originText(origin))}`,
    ...deliveries.map((delivery) => deliveryLine(delivery, deliveries.length > 1)),
    // By which a flood that waits can be moved to spam.
    state === 'waiting' && isVisitors(lead) && `Indirizzo (--client): ${client(lead)}`,
  ];
  return [`  ${safeLine(key)}`, ...about.filter(Boolean).map((line) => `    ${line}`)].join('\n');
}

export const HOW_TO_READ =
  '\nPer leggere un messaggio: npm run mail -- show <chiave>   (bastano i primi 8 caratteri)';

/** `list`: what the store holds, by state, newest first. */
export const list: Run = async (context, { all }) => {
  const { store, channels, now, out } = context;
  const summary = await store.ask({ do: 'summary', lateAfterMs: LATE_AFTER_MS });
  const states = LEAD_STATES.filter((state) => summary.counts[state] > 0);
  out(`Archivio dei messaggi: ${store.place}`);
  if (!store.exists) out('Non c’è ancora: nasce al primo avvio del sito.');
  else if (states.length === 0) out('Nessun messaggio.');
  for (const state of states) {
    const count = summary.counts[state];
    const { name, meaning, todo } = stateLabels(state, channels);
    out(`\n${name.toUpperCase()} (${count})\n  ${meaning}\n  Che cosa fare: ${todo}\n\n`);
    const limit = all ? count : MAX_SHOWN[state];
    let shown = 0;
    for await (const lead of leadsOf(store, { order: 'newest', state })) {
      out(leadLines(lead, now));
      shown += 1;
      if (shown >= limit) break;
    }
    const rest = count - limit;
    if (rest > 0) out(`  … e altri ${rest} più vecchi. Per vederli tutti: npm run mail -- list --all`);
  }
  const found = alerts(summary, context);
  if (found.length > 0) out(`\nDA FARE: ${found.join('; ')}.`);
  else out('\nTutto a posto: nulla che richieda il vostro intervento.');
  out(HOW_TO_READ);
  return found.length > 0 ? EXIT_ATTENTION : EXIT_OK;
};

/** `show`: all of one message. */
export const show: Run = async ({ store, channels, now, out }, { words }) => {
  const { key, form, state, receivedAt, message, origin, deliveries } = await leadOf(store, words);
  const { name, meaning, todo } = stateLabels(state, channels);
  const time = (at: string) => italianTime(new Date(at));
  const moment = (at: string) => `${time(at)} (${age(at, now)})`;
  const line = (label: string, value: string | null) =>
    value && out(`${`${label}:`.padEnd(15)}${safeLine(value)}`);
  line('Chiave', key);
  line('Stato', `${name}. ${meaning}`);
  line('Che cosa fare', todo);
  for (const delivery of deliveries) {
    const { channel, attempts, attemptedAt, sentAt, reason, unknownSince, providerId, event } = delivery;
    const isOff = channels.length === 0 || channels.includes(channel) ? '' : ', un canale non impostato';
    if (deliveries.length > 1 || channel !== 'mail') {
      line('Canale', `${CHANNEL_LABELS[channel]}${isOff}: ${STATES[delivery.state].one}`);
    }
    line('Motivo', reason && reasonText(reason, channel));
    line('Tentativi', attemptedAt && `${attempts}, l’ultimo ${moment(attemptedAt)}`);
    // The receiver of a webhook tells repeats by their key.
    if (unknownSince && channel === 'mail') {
      const without = `l’invio iniziato il ${time(unknownSince)} è rimasto senza esito`;
      line('Attenzione', `potrebbe essere già arrivato; ${without}`);
    }
    if (providerId === null) continue;
    line('Consegna', sentAt && `${deliveryText(event)}; preso dal fornitore il ${moment(sentAt)}`);
    line('Codice Resend', providerId);
  }
  line('Ricevuto', moment(receivedAt));
  line('Modulo', FORM_LABELS[form]);
  line('Provenienza', originText(origin));
  line('Da', message.from);
  line('Rispondi a', message.replyTo);
  line('A', message.to);
  line('Oggetto', message.subject);
  out(`\n${safeLines(message.text)}`);
  return EXIT_OK;
};

import { italianTime } from '@/lib/forms/form-mail';
import { HOUR_MS } from '@/lib/mail/clock';
import { LEAD_STATES, type Lead, type LeadState } from '@/lib/mail/store/lead';
import type { Summary } from '@/lib/mail/store/leads';
import { type CommandContext, EXIT_ATTENTION, EXIT_OK, leadOf, leadsOf, type Run } from './context';
import { age, plural, safeLine, safeLines } from './format';
import { columnsOf, deliveryText, FORM_LABELS, PAUSES, reasonText, stateLabels } from './labels';

/** A message that waits for longer means that nothing is being sent. */
const LATE_AFTER_MS = HOUR_MS;

/** How many messages of a state are shown unless all are asked for. */
const MAX_SHOWN: Record<LeadState, number> = { waiting: 100, sending: 100, sent: 20, dead: 100, spam: 20 };

/** What a person has to look at; empty when all is well. */
function alerts({ counts, late, paused }: Summary, { sending, now, failedBuild }: CommandContext): string[] {
  const found: string[] = [];
  if (failedBuild) {
    const made = italianTime(failedBuild.made);
    found.push(
      `l’ultima build non è riuscita e il sito resta quello del ${made} (${safeLine(failedBuild.reason)})`,
    );
  }
  if (counts.dead > 0) found.push(plural(counts.dead, 'messaggio da controllare', 'messaggi da controllare'));
  if (!sending) return found;
  for (const { cause, reason } of paused) {
    if (cause !== 'unreachable') found.push(`${PAUSES[cause]} (${safeLine(reason)})`);
  }
  if (late.since !== null) {
    const many = plural(late.count, 'messaggio non parte', 'messaggi non partono');
    found.push(`${many} da più di un’ora (il primo: ${age(late.since, now)})`);
  }
  return found;
}

/** `status`: one line for a monitor. */
export const status: Run = async (context) => {
  const { store, sending, out } = context;
  const summary = await store.ask({ do: 'summary', lateAfterMs: LATE_AFTER_MS });
  const { counts, freshSpam } = summary;
  const waiting = `${sending ? 'In attesa' : 'Conservati'} ${counts.waiting}, in invio ${counts.sending}`;
  const spam = `spam ${counts.spam} (${freshSpam} nell’ultimo giorno)`;
  const contents = `${waiting}, inviati ${counts.sent}, da controllare ${counts.dead}, ${spam}.`;
  const found = alerts(summary, context);
  if (found.length > 0) out(`ATTENZIONE: ${found.join('; ')}. ${contents} Per vederli: npm run mail`);
  else if (store.exists) out(`OK: nulla da controllare. ${contents}`);
  else out(`OK: non c’è ancora nessun messaggio (${store.place})`);
  return found.length > 0 ? EXIT_ATTENTION : EXIT_OK;
};

const isVisitors = ({ form }: Lead) => form !== 'notice' && form !== 'test';

/** The keys of the client and, where it is another one, of its network. */
const origin = ({ client, network }: Lead) => (network === client ? client : `${client}, rete ${network}`);

/** Who wrote, as name and address. */
function sender(lead: Lead): string {
  if (!isVisitors(lead)) return 'il sito stesso';
  const { name, email } = columnsOf(lead);
  return safeLine([name, email && `<${email}>`].filter(Boolean).join(' ')) || 'mittente non indicato';
}

/** A lead in a few lines. */
export function leadLines(lead: Lead, now: number): string {
  const { key, form, state, receivedAt, reason, attempts, message, deliveries } = lead;
  const taken = state === 'sent' && deliveries.find(({ providerId }) => providerId !== null);
  const known = [
    reason && `Motivo: ${safeLine(reasonText(reason))}`,
    taken && `Consegna: ${deliveryText(taken.event)}`,
    attempts > 0 && `tentativi: ${attempts}`,
  ];
  const about = [
    `${age(receivedAt, now)} · ${FORM_LABELS[form]} · ${sender(lead)}`,
    safeLine(message.subject),
    known.filter(Boolean).join(' · '),
    // By which a flood that waits can be moved to spam.
    state === 'waiting' && isVisitors(lead) && `Provenienza (--client): ${origin(lead)}`,
  ];
  return [`  ${safeLine(key)}`, ...about.filter(Boolean).map((line) => `    ${line}`)].join('\n');
}

export const HOW_TO_READ =
  '\nPer leggere un messaggio: npm run mail -- show <chiave>   (bastano i primi 8 caratteri)';

/** `list`: what the store holds, by state, newest first. */
export const list: Run = async (context, { all }) => {
  const { store, sending, now, out } = context;
  const summary = await store.ask({ do: 'summary', lateAfterMs: LATE_AFTER_MS });
  const states = LEAD_STATES.filter((state) => summary.counts[state] > 0);
  out(`Archivio dei messaggi: ${store.place}`);
  if (!store.exists) out('Non c’è ancora: nasce al primo avvio del sito.');
  else if (states.length === 0) out('Nessun messaggio.');
  for (const state of states) {
    const count = summary.counts[state];
    const { name, meaning, todo } = stateLabels(state, sending);
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
export const show: Run = async ({ store, sending, now, out }, { words }) => {
  const { key, form, state, receivedAt, message, deliveries } = await leadOf(store, words);
  const { name, meaning, todo } = stateLabels(state, sending);
  const time = (at: string) => italianTime(new Date(at));
  const moment = (at: string) => `${time(at)} (${age(at, now)})`;
  const line = (label: string, value: string | null) =>
    value && out(`${`${label}:`.padEnd(15)}${safeLine(value)}`);
  line('Chiave', key);
  line('Stato', `${name}. ${meaning}`);
  line('Che cosa fare', todo);
  for (const { attempts, attemptedAt, sentAt, reason, unknownSince, providerId, event } of deliveries) {
    line('Motivo', reason && reasonText(reason));
    line('Tentativi', attemptedAt && `${attempts}, l’ultimo ${moment(attemptedAt)}`);
    if (unknownSince) {
      const without = `l’invio iniziato il ${time(unknownSince)} è rimasto senza esito`;
      line('Attenzione', `potrebbe essere già arrivato; ${without}`);
    }
    if (providerId === null) continue;
    line('Consegna', sentAt && `${deliveryText(event)}; preso dal fornitore il ${moment(sentAt)}`);
    line('Codice Resend', providerId);
  }
  line('Ricevuto', moment(receivedAt));
  line('Modulo', FORM_LABELS[form]);
  line('Da', message.from);
  line('Rispondi a', message.replyTo);
  line('A', message.to);
  line('Oggetto', message.subject);
  out(`\n${safeLines(message.text)}`);
  return EXIT_OK;
};

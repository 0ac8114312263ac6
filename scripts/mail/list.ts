import { attributionText } from '@/lib/forms/attribution';
import { italianTime } from '@/lib/forms/form-mail';
import { caughtText } from '@/lib/mail/delivery/site-messages';
import { LATE_AFTER_MS, type Summary } from '@/lib/mail/health';
import { LEAD_STATES, type LeadDelivery, type StoredMessage } from '@/lib/mail/store/leads';
import { type CommandContext, EXIT_ATTENTION, EXIT_OK, type Run } from './context';
import { searchFilter } from './find';
import { messageCount, safeKey, safeLine, timeSince } from './format';
import { columnsOf, formLabel, MEANINGS, REFUSALS, reasonText, STATE_NAMES } from './labels';
import { leadOf, leadsOf } from './stores';

/** The number of messages of a state that `list` shows without --all. */
const MAX_SHOWN = 20;

/** Lists the problems that a person has to look at. */
function alerts(
  { counts, waitingSince, paused }: Summary,
  { channels, now, failedBuild }: CommandContext,
): string[] {
  const texts: string[] = [];
  if (failedBuild) {
    const served = `il sito resta quello del ${italianTime(failedBuild.builtAt)}`;
    texts.push(`l’ultima build non è riuscita e ${served} (${safeLine(failedBuild.reason)})`);
  }
  if (counts.dead > 0) texts.push(`${messageCount(counts.dead)} da controllare`);
  if (channels.length === 0) {
    const received = counts.waiting === 1 ? 'lo riceve' : 'li riceve';
    const what = `nessuno ${received} finché RESEND_API_KEY o SMTP_URL non ha un valore`;
    if (counts.waiting > 0)
      texts.push(`${messageCount(counts.waiting)} in attesa, e la posta non è impostata: ${what}`);
    return texts;
  }
  for (const { channel, cause, reason } of paused) {
    if (cause === 'refused') texts.push(`${REFUSALS[channel]} (${safeLine(reason)})`);
  }
  if (waitingSince !== null && now - Date.parse(waitingSince) > LATE_AFTER_MS)
    texts.push(`il messaggio più vecchio in attesa lo è da ${timeSince(waitingSince, now)}`);
  return texts;
}

/** `status`: writes one line for a monitor. */
export const status: Run = async (context) => {
  const summary = await context.store.ask({ do: 'summary' });
  const { counts, caughtToday, unsendable } = summary;
  const states = LEAD_STATES.map((state) => `${STATE_NAMES[state]} ${counts[state]}`);
  const details = [
    unsendable > 0 &&
      context.channels.length > 0 &&
      `ne aspettano ${unsendable} per la posta o il webhook, che non è impostato`,
    caughtToday > 0 && `nell’ultimo giorno ${caughtText(caughtToday)}`,
  ];
  const contents = `${[states.join(', '), ...details.filter(Boolean)].join('; ')}.`;
  const problems = alerts(summary, context);
  if (problems.length === 0) context.out(`OK: ${contents}`);
  else context.out(`ATTENZIONE: ${problems.join('; ')}. Ora: ${contents} Per vederli: npm run mail`);
  return problems.length > 0 ? EXIT_ATTENTION : EXIT_OK;
};

/** Whether a retry could deliver the mail twice. The receiver of a webhook recognises repeats by their key. */
export const mayHaveArrived = ({ channel, unknownSince }: LeadDelivery): boolean =>
  channel === 'mail' && unknownSince !== null;

/** Describes a delivery in one line. */
function deliveryText(delivery: LeadDelivery, now: number): string {
  const { channel, state, reason, attempts, attemptedAt } = delivery;
  const parts = [
    `${channel}: ${STATE_NAMES[state]}`,
    reason && safeLine(reasonText(reason, channel)),
    mayHaveArrived(delivery) && 'forse è già arrivato',
    attemptedAt && `tentativi: ${attempts}, l’ultimo ${timeSince(attemptedAt, now)} fa`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Describes a lead in a few lines. */
export function leadLines(lead: StoredMessage, now: number): string {
  const { key, form, state, receivedAt, message, deliveries } = lead;
  const { name, email } = columnsOf(lead);
  const sender = safeLine([name, email && `<${email}>`].filter(Boolean).join(' '));
  const attribution = safeLine(attributionText(lead.origin));
  const lines = [
    `${timeSince(receivedAt, now)} fa · ${STATE_NAMES[state]} · ${formLabel(form)} · ${sender || 'senza mittente'}`,
    safeLine(message.subject),
    attribution && `Provenienza: ${attribution}`,
    ...deliveries.map((delivery) => deliveryText(delivery, now)),
  ];
  return [`  ${safeKey(key)}`, ...lines.filter(Boolean).map((line) => `    ${line}`)].join('\n');
}

const HOW_TO_READ = 'Per leggere un messaggio: npm run mail -- show <chiave>   (bastano 8 caratteri)';

/** Lists the messages in any state that have these words or come from this address, newest first. */
const listFound: Run = async ({ store, now, out }, { words }) => {
  const isWanted = searchFilter(words);
  let count = 0;
  for await (const lead of leadsOf(store, { order: 'newest' })) {
    if (!isWanted(lead)) continue;
    out(leadLines(lead, now));
    count += 1;
  }
  out(`Con «${safeLine(words.join(' '))}»: ${messageCount(count)}.\n${HOW_TO_READ}`);
  return EXIT_OK;
};

/** `list`: lists the content of the store, by state, newest first; with words or an address only what has them. */
export const list: Run = async (context, options) => {
  if (options.words.length > 0) return listFound(context, options);
  const { all } = options;
  const { store, now, out } = context;
  const summary = await store.ask({ do: 'summary' });
  out(`Archivio dei messaggi: ${store.location}`);
  let hiddenCount = 0;
  for (const state of LEAD_STATES) {
    const count = summary.counts[state];
    if (count === 0) continue;
    const max = all ? count : MAX_SHOWN;
    const newest = count > max ? `, i ${max} più recenti` : '';
    out(`\n${STATE_NAMES[state].toUpperCase()} (${count}${newest})\n  ${MEANINGS[state]}\n\n`);
    let shownCount = 0;
    for await (const lead of leadsOf(store, { order: 'newest', state })) {
      out(leadLines(lead, now));
      shownCount += 1;
      if (shownCount === max) break;
    }
    hiddenCount += count - shownCount;
  }
  if (hiddenCount > 0)
    out(
      `\nQui non si vedono ${messageCount(hiddenCount)} più vecchi. Per vedere tutto: npm run mail -- list --all`,
    );
  const problems = alerts(summary, context);
  out(problems.length > 0 ? `\nDA FARE: ${problems.join('; ')}.` : '\nTutto a posto.');
  out(HOW_TO_READ);
  return problems.length > 0 ? EXIT_ATTENTION : EXIT_OK;
};

/** `show`: shows a whole message. */
export const show: Run = async ({ store, now, out }, { words: [typed] }) => {
  const lead = await leadOf(store, typed);
  const { from, to, replyTo, subject, text } = lead.message;
  out(`${leadLines(lead, now)}\n\n  ${MEANINGS[lead.state]}\n`);
  const received = italianTime(new Date(lead.receivedAt));
  const rows = { Ricevuto: received, Da: from, 'Rispondi a': replyTo, A: to, Oggetto: subject };
  for (const [label, value] of Object.entries(rows)) {
    if (value) out(`${`${label}:`.padEnd(12)}${safeLine(value)}`);
  }
  out(`\n${text.replace(/[^\n]+/g, safeLine)}`);
  return EXIT_OK;
};

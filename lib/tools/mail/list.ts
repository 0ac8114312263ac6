import { SPOOL_STATES, type SpoolEntry, type SpoolState } from '@/lib/mail/spool/spool';
import { type CommandContext, EXIT_ATTENTION, EXIT_OK } from './context';
import { age, safeLine, sender } from './format';
import { deliveryText, FORM_LABELS, reasonText, stateLabels } from './labels';
import { byState, type Read } from './reader';
import { alerts } from './status';

/** How many messages of a state are shown unless all are asked for. */
const SHOWN: Record<SpoolState, number> = {
  waiting: 100,
  inflight: 100,
  sent: 20,
  deadLetter: 100,
  damaged: 100,
  spam: 20,
};

/** What is known of the attempts, in one line; undefined when there is nothing to say. */
async function attemptsOf({ entry }: Read, { reader }: CommandContext): Promise<string | undefined> {
  const { attempts, reason, delivery } = await reader.note(entry.key);
  const tried = attempts > 0 ? `tentativi: ${attempts}` : '';
  const arrival = entry.state === 'sent' && delivery ? `Consegna: ${deliveryText(delivery.event)}` : '';
  return (
    [reason && `Motivo: ${safeLine(reasonText(reason))}`, arrival, tried].filter(Boolean).join(' · ') ||
    undefined
  );
}

/** A message in a few lines. */
export async function rowsOf(read: Read, context: CommandContext): Promise<string[]> {
  const { entry, message } = read;
  const known = await attemptsOf(read, context);
  const when = age(message?.date.getTime() ?? entry.storedAt, context.now);
  const about = message
    ? [`${when} · ${FORM_LABELS[message.form]} · ${sender(message)}`, safeLine(message.subject)]
    : [`${when} · «illeggibile»: ${safeLine(read.problem)}`, `File: ${safeLine(entry.file)}`];
  return [`  ${safeLine(entry.key)}`, ...[...about, known].filter(Boolean).map((text) => `    ${text}`)];
}

async function section(
  state: SpoolState,
  entries: SpoolEntry[],
  all: boolean,
  context: CommandContext,
): Promise<void> {
  const { name, meaning, todo } = stateLabels(state, context.sending);
  context.out(`\n${name.toUpperCase()} (${entries.length})\n  ${meaning}\n  Che cosa fare: ${todo}\n\n`);
  const shown = all ? entries : entries.slice(0, SHOWN[state]);
  for await (const read of context.reader.read(shown)) {
    context.out((await rowsOf(read, context)).join('\n'));
  }
  const rest = entries.length - shown.length;
  if (rest > 0) context.out(`  … e altri ${rest} più vecchi. Per vederli tutti: npm run mail -- list --all`);
}

/** `list`: what the spool holds, by state, newest first. @returns the exit code */
export async function list(context: CommandContext, { all }: { all: boolean }): Promise<number> {
  context.out(`Cartella dei messaggi: ${context.root}`);
  if (!(await context.reader.exists())) {
    context.out('Non c’è ancora: nasce con il primo messaggio che arriva dal sito.');
    return EXIT_OK;
  }
  const entries = await context.reader.entries();
  if (entries.length === 0) {
    context.out('Nessun messaggio.');
    return EXIT_OK;
  }
  const groups = byState(entries);
  for (const state of SPOOL_STATES) {
    if (groups[state].length > 0) await section(state, groups[state], all, context);
  }
  const found = alerts(entries, context);
  context.out(
    found.length > 0
      ? `\nDA FARE: ${found.join('; ')}.`
      : '\nTutto a posto: nulla che richieda il vostro intervento.',
  );
  context.out('Per leggere un messaggio: npm run mail -- show <chiave>   (bastano i primi 8 caratteri)');
  return found.length > 0 ? EXIT_ATTENTION : EXIT_OK;
}

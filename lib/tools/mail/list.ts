import { SPOOL_STATES, type SpoolEntry, type SpoolState } from '@/lib/mail/spool/spool';
import { type Desk, FINE, LOOK } from './desk';
import { worries } from './health';
import { byState, type Read } from './reader';
import { age, arrivalWords, FORM_WORDS, line, reasonWords, sender, stateWords } from './words';

/** How many messages of a state are shown unless all are asked for. */
const SHOWN: Record<SpoolState, number> = {
  waiting: 100,
  inflight: 100,
  sent: 20,
  parked: 100,
  damaged: 100,
  spam: 20,
};

/** What is known of the attempts, in one line; undefined when nothing is worth saying. */
async function attemptsOf({ entry }: Read, { reader }: Desk): Promise<string | undefined> {
  const { attempts, reason, delivery } = await reader.note(entry.key);
  const tried = attempts > 0 ? `tentativi: ${attempts}` : '';
  const arrival = entry.state === 'sent' && delivery ? `Consegna: ${arrivalWords(delivery.event)}` : '';
  return (
    [reason && `Motivo: ${line(reasonWords(reason))}`, arrival, tried].filter(Boolean).join(' · ') ||
    undefined
  );
}

/** A message in a few lines. */
export async function rowsOf(read: Read, desk: Desk): Promise<string[]> {
  const { entry, message } = read;
  const known = await attemptsOf(read, desk);
  const when = age(message?.date.getTime() ?? entry.storedAt, desk.now);
  const about = message
    ? [`${when} · ${FORM_WORDS[message.form]} · ${sender(message)}`, line(message.subject)]
    : [`${when} · «illeggibile»: ${line(read.problem)}`, `File: ${line(entry.file)}`];
  return [`  ${line(entry.key)}`, ...[...about, known].filter(Boolean).map((text) => `    ${text}`)];
}

async function section(state: SpoolState, entries: SpoolEntry[], all: boolean, desk: Desk): Promise<void> {
  const { name, meaning, todo } = stateWords(state, desk.sending);
  desk.out(`\n${name.toUpperCase()} (${entries.length})\n  ${meaning}\n  Che cosa fare: ${todo}\n\n`);
  const shown = all ? entries : entries.slice(0, SHOWN[state]);
  // In pieces, so that thousands need no more memory than a few.
  for (let from = 0; from < shown.length; from += 100) {
    for (const read of await desk.reader.read(shown.slice(from, from + 100))) {
      desk.out((await rowsOf(read, desk)).join('\n'));
    }
  }
  const rest = entries.length - shown.length;
  if (rest > 0) desk.out(`  … e altri ${rest} più vecchi. Per vederli tutti: npm run mail -- list --all`);
}

/** `list`: what the spool holds, by state, newest first. @returns the exit code */
export async function list(desk: Desk, { all }: { all: boolean }): Promise<number> {
  desk.out(`Cartella dei messaggi: ${desk.root}`);
  if (!(await desk.reader.exists())) {
    desk.out('Non c’è ancora: nasce con il primo messaggio che arriva dal sito.');
    return FINE;
  }
  const entries = await desk.reader.entries();
  if (entries.length === 0) {
    desk.out('Nessun messaggio.');
    return FINE;
  }
  const groups = byState(entries);
  for (const state of SPOOL_STATES) {
    if (groups[state].length > 0) await section(state, groups[state], all, desk);
  }
  const found = worries(entries, desk);
  desk.out(
    found.length > 0
      ? `\nDA FARE: ${found.join('; ')}.`
      : '\nTutto a posto: nulla che richieda il vostro intervento.',
  );
  desk.out('Per leggere un messaggio: npm run mail -- show <chiave>   (bastano i primi 8 caratteri)');
  return found.length > 0 ? LOOK : FINE;
}

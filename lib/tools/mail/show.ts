import { italianTime } from '@/lib/forms/labels';
import { CommandError, type Desk, entryOf, FAILED, FINE } from './desk';
import type { Read } from './reader';
import { age, arrivalWords, FORM_WORDS, line, lines, reasonWords, stateWords } from './words';

type Row = readonly [label: string, value: string | undefined];

async function rowsOf({ entry, message }: Read, { reader, sending, now }: Desk): Promise<Row[]> {
  const { name, meaning, todo } = stateWords(entry.state, sending);
  const { attempts, lastAt, reason, unknownSince, delivery } = await reader.note(entry.key);
  const moment = (at: number | undefined) =>
    at === undefined ? undefined : `${italianTime(new Date(at))} (${age(at, now)})`;
  return [
    ['Chiave', entry.key],
    ['Stato', `${name}. ${meaning}`],
    ['Che cosa fare', todo],
    ['File', entry.file],
    ['Motivo', reason && reasonWords(reason)],
    [
      'Tentativi',
      attempts > 0 ? `${attempts}, l’ultimo ${moment(lastAt) ?? 'in un momento non noto'}` : undefined,
    ],
    [
      'Attenzione',
      unknownSince === undefined
        ? undefined
        : `potrebbe essere già arrivato; l’invio iniziato il ${italianTime(new Date(unknownSince))} è rimasto senza esito`,
    ],
    [
      'Consegna',
      delivery && `${arrivalWords(delivery.event)}; preso dal fornitore il ${moment(delivery.sentAt)}`,
    ],
    ['Codice Resend', delivery?.id],
    ['Ricevuto', moment(message?.date.getTime() ?? entry.storedAt)],
    ['Modulo', message && FORM_WORDS[message.form]],
    ['Da', message && `${message.from.name} <${message.from.address}>`],
    ['Rispondi a', message?.replyTo],
    ['A', message?.to],
    ['Oggetto', message?.subject],
  ] as const satisfies Row[];
}

/** `show`: all of one message. @returns the exit code */
export async function show(desk: Desk, typed: string): Promise<number> {
  const entry = entryOf(await desk.reader.entries(), typed);
  const [read] = await desk.reader.read([entry]);
  if (!read) throw new CommandError('Il messaggio è stato cancellato in questo momento.');
  for (const [label, value] of await rowsOf(read, desk)) {
    if (value) desk.out(`${`${label}:`.padEnd(15)}${line(value)}`);
  }
  if (read.message) {
    desk.out(`\n${lines(read.message.text)}`);
    return FINE;
  }
  desk.say(
    `\nIl file è illeggibile: ${line(read.problem)}.\nProvate ad aprirlo con un programma di posta o di testo.`,
  );
  return FAILED;
}

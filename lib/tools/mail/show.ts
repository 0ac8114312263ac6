import { italianTime } from '@/lib/forms/message-text';
import { type CommandContext, CommandError, EXIT_ERROR, EXIT_OK, entryOf } from './context';
import { age, safeLine, safeLines } from './format';
import { deliveryText, FORM_LABELS, reasonText, stateLabels } from './labels';
import type { Read } from './reader';

type Row = readonly [label: string, value: string | undefined];

async function rowsOf({ entry, message }: Read, { reader, sending, now }: CommandContext): Promise<Row[]> {
  const { name, meaning, todo } = stateLabels(entry.state, sending);
  const { attempts, lastAt, reason, unknownSince, delivery } = await reader.note(entry.key);
  const moment = (at: number | undefined) =>
    at === undefined ? undefined : `${italianTime(new Date(at))} (${age(at, now)})`;
  return [
    ['Chiave', entry.key],
    ['Stato', `${name}. ${meaning}`],
    ['Che cosa fare', todo],
    ['File', entry.file],
    ['Motivo', reason && reasonText(reason)],
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
      delivery && `${deliveryText(delivery.event)}; preso dal fornitore il ${moment(delivery.sentAt)}`,
    ],
    ['Codice Resend', delivery?.id],
    ['Ricevuto', moment(message?.date.getTime() ?? entry.storedAt)],
    ['Modulo', message && FORM_LABELS[message.form]],
    ['Da', message && `${message.from.name} <${message.from.address}>`],
    ['Rispondi a', message?.replyTo],
    ['A', message?.to],
    ['Oggetto', message?.subject],
  ] as const satisfies Row[];
}

/** `show`: all of one message. @returns the exit code */
export async function show(context: CommandContext, typed: string): Promise<number> {
  const entry = entryOf(await context.reader.entries(), typed);
  const { value: read } = await context.reader.read([entry]).next();
  if (!read) throw new CommandError('Il messaggio è stato cancellato in questo momento.');
  for (const [label, value] of await rowsOf(read, context)) {
    if (value) context.out(`${`${label}:`.padEnd(15)}${safeLine(value)}`);
  }
  if (read.message) {
    context.out(`\n${safeLines(read.message.text)}`);
    return EXIT_OK;
  }
  context.err(
    `\nIl file è illeggibile: ${safeLine(read.problem)}.\nProvate ad aprirlo con un programma di posta o di testo.`,
  );
  return EXIT_ERROR;
}

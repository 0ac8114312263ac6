import { rename, unlink, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { LeadOrigin } from '@/lib/mail/message/message';
import { errorCode } from '@/lib/mail/spool/disk';
import type { SpoolState } from '@/lib/mail/spool/spool';
import { type CommandContext, CommandError, EXIT_ERROR, EXIT_OK } from './context';
import { leadsCsv } from './csv';
import { isoTime, messageCount, safeLine } from './format';
import { LEAD_FORM_LABELS } from './labels';
import type { Read } from './reader';

export type ExportOptions = {
  /** First and last day, `2026-01-31`, in Rome's time. */
  from?: string | undefined;
  to?: string | undefined;
  form?: LeadOrigin | undefined;
  states: readonly SpoolState[];
  /** Where to write; standard output when absent. */
  file?: string | undefined;
  /** Whether a file that is there may be replaced. */
  force: boolean;
};

/** States that are exported unless others are named: without spam and damaged files. */
export const EXPORTED_STATES = ['waiting', 'inflight', 'sent', 'deadLetter'] as const satisfies SpoolState[];

/** `export`: leads as CSV, oldest first. @returns the exit code */
export async function exportLeads(context: CommandContext, options: ExportOptions): Promise<number> {
  const { from = '', to = '9', form, states, file, force } = options;
  const entries = (await context.reader.entries()).filter(({ state }) => states.includes(state));
  const reads: Read[] = [];
  for await (const read of context.reader.read(entries)) reads.push(read);
  const leads = reads
    .flatMap(({ entry: { state, key }, message }) => (message ? [{ message, state, key }] : []))
    .filter(({ message }) => {
      const day = isoTime(message.date).slice(0, 10);
      // What the site itself sends is no lead.
      return day >= from && day <= to && (form ? message.form === form : message.form in LEAD_FORM_LABELS);
    })
    .sort((a, b) => a.message.date.getTime() - b.message.date.getTime());
  const csv = leadsCsv(leads, context.sending);
  if (file === undefined) {
    context.out(csv);
  } else {
    const path = resolve(context.folder, file);
    await save(path, csv, force);
    context.err(
      `${count(leads.length)} in ${path}\nIl file contiene dati personali: cancellatelo quando non serve più.`,
    );
  }
  const unreadable = reads.filter(({ problem }) => problem !== undefined);
  if (unreadable.length === 0) return EXIT_OK;
  context.err(
    [
      `Attenzione, mancano ${messageCount(unreadable.length)}: questi file sono illeggibili.`,
      ...unreadable.map(({ entry, problem }) => `  ${safeLine(entry.file)}: ${safeLine(problem ?? '')}`),
    ].join('\n'),
  );
  return EXIT_ERROR;
}

const count = (n: number) => (n === 1 ? 'Esportato 1 messaggio' : `Esportati ${n} messaggi`);

/** Writes a file for its owner only, whole or not at all. */
async function save(path: string, content: string, force: boolean): Promise<void> {
  const target = force ? `${path}.${process.pid}.tmp` : path;
  try {
    await writeFile(target, content, { flag: 'wx', mode: 0o600 });
    if (force) await rename(target, path);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') {
      throw new CommandError(
        `Il file ${path} esiste già e non viene toccato. Scegliete un altro nome, oppure aggiungete --force per sostituirlo.`,
      );
    }
    // A partial file would be taken for a whole one.
    await unlink(target).catch(() => {});
    const why = errorCode(error) === 'ENOENT' ? 'la cartella non esiste' : String(errorCode(error) ?? error);
    throw new CommandError(`Il file ${path} non si può scrivere: ${why}.`);
  }
}

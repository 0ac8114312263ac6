import { reasonOf } from '@/lib/log';
import { StoreError } from '@/lib/mail/store/database';
import { CommandError, checkDashes, checkTaken, HELP, readArguments, type Takes } from './arguments';
import { backup } from './backup';
import { erase, release, retry } from './change';
import { EXIT_ERROR, EXIT_OK, type LeadsStore, type MailOptions, type Run } from './context';
import { exportLeads } from './export';
import { find } from './find';
import { safeLine } from './format';
import { list, show, status } from './list';
import { purge } from './purge';
import { openLocalStore, openWorkerStore } from './stores';
import { USAGE } from './usage';

const COMMANDS: Record<string, Takes & { run: Run }> = {
  list: { run: list, options: ['all'] },
  show: { run: show, words: 1 },
  find: { run: find, words: Number.POSITIVE_INFINITY },
  status: { run: status },
  retry: { run: retry, options: ['all', 'anyway', 'channel'], words: 1 },
  release: { run: release, words: 1 },
  export: { run: exportLeads, options: ['from', 'to', 'form', 'state', 'email', 'json', 'force'], words: 1 },
  erase: { run: erase, options: ['yes'], words: 1 },
  purge: { run: purge, options: ['older-than', 'state', 'from', 'to', 'form', 'client', 'yes'] },
  backup: { run: backup, options: ['force'], words: 1 },
};

/**
 * Runs a command of `npm run mail`.
 * @returns the exit code: 0 all is well, 2 a person has to look, 1 wrong use or an error of the disk or the store
 */
export async function runMail(
  args: readonly string[],
  options: MailOptions,
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<number> {
  const { root, leadsSecret, now, out, err } = options;
  let store: LeadsStore | undefined;
  try {
    checkDashes(env);
    const { name, worker, options: given } = readArguments(args);
    if (name === 'help') {
      out(USAGE);
      return EXIT_OK;
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new CommandError(`Il comando «${safeLine(name)}» non esiste. ${HELP}`);
    checkTaken(given, command);
    if (worker === undefined) store = openLocalStore(root, options.channels, now);
    else store = openWorkerStore(worker, leadsSecret);
    if (!store) {
      out(`Non c’è ancora nessun messaggio: l’archivio nasce in ${root} al primo avvio del sito.`);
      return name === 'list' || name === 'status' ? EXIT_OK : EXIT_ERROR;
    }
    // A build on this machine says nothing about a worker.
    const failedBuild = worker === undefined ? options.failedBuild : undefined;
    const channels = await store.channels();
    return await command.run({ ...options, failedBuild, store, channels }, given);
  } catch (error) {
    // A file or folder cannot be read or written.
    const isSystem = error instanceof Error && 'syscall' in error;
    if (!isSystem && !(error instanceof CommandError || error instanceof StoreError)) throw error;
    err(reasonOf(error));
    return EXIT_ERROR;
  } finally {
    store?.close();
  }
}

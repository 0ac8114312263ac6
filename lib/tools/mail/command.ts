import type { Writable } from 'node:stream';
import { StoreError } from '@/lib/mail/store/driver';
import { CommandError, checkDashes, checkTaken, readArguments, type Takes, UsageError } from './arguments';
import { backup } from './backup';
import { release, retry } from './change';
import { type CommandContext, EXIT_ERROR, EXIT_OK, type LeadsStore, type Run } from './context';
import { exportLeads } from './export';
import { safeLine } from './format';
import { list, show, status } from './list';
import { openLocalStore } from './local-store';
import { erase, find, person } from './person';
import { purge } from './purge';
import { usage } from './usage';
import { openWorkerStore } from './worker-store';

type Command = Takes & { run: Run };

const COMMANDS: Record<string, Command> = {
  list: { run: list, options: ['all'] },
  status: { run: status },
  show: { run: show, words: 1 },
  retry: { run: retry, options: ['all', 'anyway', 'channel'], words: 1 },
  release: { run: release, words: 1 },
  export: { run: exportLeads, options: ['from', 'to', 'form', 'state', 'force', 'json'], words: 1 },
  find: { run: find, words: Number.POSITIVE_INFINITY },
  person: { run: person, options: ['json'], words: 1 },
  erase: { run: erase, options: ['yes', 'mentions'], words: 1 },
  purge: { run: purge, options: ['older-than', 'state', 'from', 'to', 'form', 'client', 'yes'] },
  backup: { run: backup, options: ['force'], words: 1 },
};

/** Where a command finds the leads unless --worker names a worker, and what it works with. */
export type MailOptions = Omit<CommandContext, 'store' | 'stdout'> & {
  /** MAIL_SPOOL_DIR. */
  root: string;
  /** LEADS_SECRET. */
  leadsSecret?: string | undefined;
  /** Standard output of the process unless given. */
  stdout?: Writable;
};

/**
 * `npm run mail`: what the owner can see of the stored messages and do with them.
 * @param args what follows the name of the command
 * @param env the environment of the process
 * @returns the exit code: 0 nothing to do, 2 a person has to look (list and status), 1 wrong use or a disk error
 */
export async function runMail(
  args: readonly string[],
  options: MailOptions,
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<number> {
  const { root, leadsSecret, stdout = process.stdout, ...rest } = options;
  let store: LeadsStore | undefined;
  try {
    checkDashes(env);
    const { name, worker, options: given } = readArguments(args);
    if (name === 'help') {
      options.out(usage());
      return EXIT_OK;
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new UsageError(`Il comando «${safeLine(name)}» non esiste.`);
    checkTaken(given, command);
    if (worker === undefined) store = openLocalStore(root, rest.channels, rest.now);
    else store = openWorkerStore(worker, leadsSecret);
    // What is built on this machine says nothing of a worker.
    const failedBuild = worker === undefined ? rest.failedBuild : undefined;
    const channels = await store.channels();
    return await command.run({ ...rest, failedBuild, stdout, store, channels }, given);
  } catch (error) {
    if (error instanceof UsageError) options.err(`${error.message}\n\n${usage(args[0])}`);
    else if (error instanceof CommandError || error instanceof StoreError) options.err(error.message);
    else throw error;
    return EXIT_ERROR;
  } finally {
    store?.close();
  }
}

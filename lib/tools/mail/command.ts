import { SPOOL_STATES, SpoolError } from '@/lib/mail/spool/spool';
import {
  checkDashes,
  csvFile,
  day,
  days,
  formNamed,
  keyOf,
  readArguments,
  stateNamed,
  UsageError,
} from './arguments';
import {
  type CommandContext,
  CommandError,
  EXIT_ERROR,
  EXIT_OK,
  type LeadsStore,
  withSpool,
} from './context';
import { erase } from './erase';
import { EXPORTED_STATES, exportLeads } from './export';
import { find } from './find';
import { safeLine } from './format';
import { list } from './list';
import { PURGEABLE, purge } from './purge';
import { openReader } from './reader';
import { release, retryAll, retryOne } from './retry';
import { show } from './show';
import { status } from './status';
import { usage } from './usage';
import { openWorkerStore } from './worker-store';

type Command = (args: string[], context: CommandContext) => Promise<number>;

const commands: Record<string, Command> = {
  async list(args, context) {
    const { values } = readArguments(args, { all: { type: 'boolean' } }, 0);
    return list(context, { all: values.all ?? false });
  },

  async status(args, context) {
    readArguments(args, {}, 0);
    return status(context);
  },

  async show(args, context) {
    return show(context, keyOf(readArguments(args, {}, 1).positionals));
  },

  async retry(args, context) {
    const options = { all: { type: 'boolean' }, anyway: { type: 'boolean' } } as const;
    const { values, positionals } = readArguments(args, options, 1);
    const anyway = values.anyway ?? false;
    if (!values.all) return retryOne(context, keyOf(positionals), { anyway });
    if (positionals.length > 0) throw new UsageError('O una chiave o --all, non tutt’e due.');
    return retryAll(context, { anyway });
  },

  async release(args, context) {
    return release(context, keyOf(readArguments(args, {}, 1).positionals));
  },

  async export(args, context) {
    const text = { type: 'string' } as const;
    const state = { type: 'string', multiple: true } as const;
    const options = { from: text, to: text, form: text, state, force: { type: 'boolean' } } as const;
    const { values, positionals } = readArguments(args, options, 1);
    const from = values.from === undefined ? undefined : day('--from', values.from);
    const to = values.to === undefined ? undefined : day('--to', values.to);
    if (from && to && from > to) throw new UsageError(`--from ${from} viene dopo --to ${to}.`);
    return exportLeads(context, {
      from,
      to,
      form: values.form === undefined ? undefined : formNamed(values.form),
      states: values.state?.map((typed) => stateNamed(SPOOL_STATES, typed)) ?? EXPORTED_STATES,
      file: csvFile(positionals[0]),
      force: values.force ?? false,
    });
  },

  async purge(args, context) {
    const state = { type: 'string', multiple: true } as const;
    const options = { 'older-than': { type: 'string' }, state, yes: { type: 'boolean' } } as const;
    const { values } = readArguments(args, options, 0);
    const states = values.state?.map((typed) => stateNamed(PURGEABLE, typed)) ?? ['sent', 'spam'];
    return purge(context, {
      days: days('--older-than', values['older-than']),
      states: [...new Set(states)],
      yes: values.yes ?? false,
    });
  },

  async find(args, context) {
    return find(context, readArguments(args, {}, Number.POSITIVE_INFINITY).positionals.join(' '));
  },

  async erase(args, context) {
    const options = { yes: { type: 'boolean' }, mentions: { type: 'boolean' } } as const;
    const { values, positionals } = readArguments(args, options, 1);
    return erase(context, positionals[0] ?? '', {
      yes: values.yes ?? false,
      mentions: values.mentions ?? false,
    });
  },

  async help(_, context) {
    context.out(usage());
    return EXIT_OK;
  },
};

/** Where a command finds the leads unless --worker names a worker, and with what it looks there. */
export type MailOptions = Pick<CommandContext, 'root' | 'sending' | 'now' | 'folder' | 'out' | 'err'> & {
  /** LEADS_SECRET. */
  leadsSecret?: string | undefined;
};

const folderStore = ({ root, sending }: MailOptions): LeadsStore => ({
  root,
  reader: openReader(root),
  sending: async () => sending,
  withSpool: (work) => withSpool(root, work),
});

/** Takes `--worker <address>`, which every command has, out of the arguments. Throws UsageError. */
function takeWorker(args: readonly string[]): { worker: string | undefined; rest: string[] } {
  const at = args.findIndex((arg) => arg === '--worker' || arg.startsWith('--worker='));
  if (at < 0) return { worker: undefined, rest: [...args] };
  const [name, value] = (args[at] ?? '').split(/=(.*)/s);
  const worker = value ?? args[at + 1];
  if (!worker) throw new UsageError(`${name} vuole l’indirizzo del sito, come https://www.azienda.it`);
  return { worker, rest: args.toSpliced(at, value === undefined ? 2 : 1) };
}

/**
 * `npm run mail`: what the owner can see of the spool and do with it.
 * @param args what follows the name of the command
 * @param env the environment of the process
 * @returns the exit code: 0 nothing to do, 2 a person has to look (list and status), 1 wrong use or a disk error
 */
export async function runMail(
  args: readonly string[],
  options: MailOptions,
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<number> {
  let typed = 'list';
  try {
    checkDashes(env);
    const { worker, rest: given } = takeWorker(args);
    const named = given[0]?.startsWith('-') ? ['list', ...given] : given;
    const [first = 'list', ...rest] = given.some((arg) => arg === '--help' || arg === '-h')
      ? ['help']
      : named;
    typed = first;
    const command = Object.hasOwn(commands, typed) ? commands[typed] : undefined;
    if (!command) throw new UsageError(`Il comando «${safeLine(typed)}» non esiste.`);
    const store = worker ? openWorkerStore(worker, options.leadsSecret) : folderStore(options);
    const { root, reader, withSpool: change } = store;
    return await command(rest, {
      ...options,
      root,
      reader,
      withSpool: change,
      sending: await store.sending(),
    });
  } catch (error) {
    if (error instanceof UsageError) options.err(`${error.message}\n\n${usage(typed)}`);
    else if (error instanceof CommandError || error instanceof SpoolError) options.err(error.message);
    else throw error;
    return EXIT_ERROR;
  }
}

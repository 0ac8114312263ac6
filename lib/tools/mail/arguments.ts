import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { LEAD_FORM_LABELS } from '@/lib/forms/lead-columns';
import { isoTime, safeLine } from './format';

/** A command that cannot be run. Its message tells the owner what is wrong and what to do. */
export class CommandError extends Error {
  override name = 'CommandError';
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const OPTIONS = {
  worker: text,
  from: text,
  to: text,
  form: text,
  email: text,
  client: text,
  channel: text,
  'older-than': text,
  all: flag,
  anyway: flag,
  force: flag,
  json: flag,
  yes: flag,
  state: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The variables in which npm keeps options if the two dashes are missing. It takes --to and --form for options of its own. */
const KEPT_BY_NPM =
  /^npm_config_(?:worker|from|to|token_description|form|format_package_lock|state|email|client|channel|anyway|older_than)$/;

/** Throws CommandError if npm has kept an option. @param env the environment of the process */
export function checkDashes(env: Readonly<Record<string, string | undefined>>): void {
  if (!Object.entries(env).some(([name, value]) => value && KEPT_BY_NPM.test(name))) return;
  throw new CommandError(
    'Mancano i due trattini: scrivete «npm run mail -- » prima del comando e delle opzioni.',
  );
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const option = safeLine(/'(-[^' ]*)/.exec(String(error))?.[1] ?? '');
    throw new CommandError(`L’opzione ${option} non esiste, o il suo valore manca o è di troppo. ${HELP}`);
  }
}

export const HELP = 'Tutti i comandi: npm run mail -- help';

/** What was typed: options, and the words after the name of the command. */
export type Options = Omit<ReturnType<typeof parse>['values'], 'worker' | 'help'> & { words: string[] };

/** The options of a command, and its maximum number of words. */
export type CommandRules = { options?: readonly (keyof Options)[]; words?: number };

/** Reads the arguments. The default command is `list`. Throws CommandError. */
export function readArguments(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const [name = 'list', ...words] = positionals;
  const { worker, help, ...options } = values;
  return { name: help ? 'help' : name, worker, options: { ...options, words } };
}

/** Throws CommandError if a command does not take an option or a word. */
export function checkOptions(
  { words, ...given }: Options,
  { options = [], words: maxWords = 0 }: CommandRules,
): void {
  const unknown = Object.keys(given).find((name) => !options.some((option) => option === name));
  if (unknown) throw new CommandError(`Qui l’opzione --${unknown} non vale. ${HELP}`);
  const extra = words[maxWords];
  if (extra !== undefined) throw new CommandError(`Non capisco «${safeLine(extra)}». ${HELP}`);
}

/** Returns the value if it is allowed. Throws a CommandError that names the allowed ones. */
export function oneOf<Value extends string>(option: string, values: readonly Value[], typed: string): Value {
  const found = values.find((value) => value === typed);
  if (found) return found;
  throw new CommandError(`${option} «${safeLine(typed)}» non va. Ammessi: ${values.join(', ')}.`);
}

/** The form of --form. Throws CommandError. */
export const formOf = ({ form }: Options) =>
  form === undefined ? undefined : oneOf('--form', Object.keys(LEAD_FORM_LABELS), form);

/** Whether a moment is in the days of --from and --to. Throws CommandError. */
export function periodFilter({ from, to }: Options): (moment: string) => boolean {
  for (const typed of [from, to]) {
    if (typed === undefined || z.iso.date().safeParse(typed).success) continue;
    throw new CommandError(`«${safeLine(typed)}» non è un giorno, come 2026-01-31.`);
  }
  return (moment) => {
    const day = isoTime(moment).slice(0, 10);
    return (!from || day >= from) && (!to || day <= to);
  };
}

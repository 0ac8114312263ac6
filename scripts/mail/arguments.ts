import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { LEAD_FORM_LABELS } from '@/lib/forms/lead-columns';
import { isoTime, safeLine } from './format';

/** A command that cannot run. Its message names the mistake and its fix, for the owner. */
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

/** npm stores options in these variables if the two dashes are missing: --to and --form as its own options that begin so. */
const NPM_VARIABLES =
  /^npm_config_(?:worker|from|to|token_description|form|format_package_lock|state|channel|anyway|older_than)$/;

/**
 * Checks that npm has passed all options on.
 * @param env the environment of the process
 * @throws CommandError if it has not
 */
export function rejectSwallowedOptions(env: Readonly<Record<string, string | undefined>>): void {
  if (!Object.entries(env).some(([name, value]) => value && NPM_VARIABLES.test(name))) return;
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

/** The options of a command line, and the words after the name of the command. */
export type Options = Omit<ReturnType<typeof parse>['values'], 'worker' | 'help'> & { words: string[] };

/** The options that a command accepts, and its maximum number of words. */
export type CommandRules = { options?: readonly (keyof Options)[]; words?: number };

/**
 * Reads the arguments of `npm run mail`; the default command is `list`.
 * @throws CommandError if an option is wrong
 */
export function readArguments(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const [name = 'list', ...words] = positionals;
  const { worker, help, ...options } = values;
  return { name: help ? 'help' : name, worker, options: { ...options, words } };
}

/**
 * Checks that a command accepts its options and words.
 * @throws CommandError naming the first that it does not
 */
export function checkOptions(
  { words, ...given }: Options,
  { options = [], words: maxWords = 0 }: CommandRules,
): void {
  const accepted: readonly string[] = options;
  const wrong = Object.keys(given).find((name) => !accepted.includes(name));
  if (wrong) throw new CommandError(`Qui l’opzione --${wrong} non vale. ${HELP}`);
  const extra = words[maxWords];
  if (extra !== undefined) throw new CommandError(`Non capisco «${safeLine(extra)}». ${HELP}`);
}

/**
 * Returns the value if it is allowed.
 * @throws CommandError naming the allowed values
 */
export function oneOf<Value extends string>(option: string, values: readonly Value[], typed: string): Value {
  const found = values.find((value) => value === typed);
  if (found) return found;
  throw new CommandError(`${option} «${safeLine(typed)}» non va. Ammessi: ${values.join(', ')}.`);
}

/**
 * Returns the form of --form, if it is set.
 * @throws CommandError if there is no such form
 */
export const formOf = ({ form }: Options) =>
  form === undefined ? undefined : oneOf('--form', Object.keys(LEAD_FORM_LABELS), form);

/**
 * Creates a filter of moments by the days of --from and --to.
 * @throws CommandError if one is not a day
 */
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

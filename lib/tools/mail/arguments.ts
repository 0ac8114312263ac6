import { parseArgs } from 'node:util';
import { safeLine } from './format';

/** A command that cannot be carried out. The message tells the owner what is wrong and how to fix it. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Wrong use of a command; shown with its usage. */
export class UsageError extends CommandError {
  override name = 'UsageError';
}

/** Options that npm takes for itself where the two dashes before them are missing, and under which names. */
const TAKEN_BY_NPM = [
  ...['from', 'to', 'form', 'state', 'client', 'channel', 'anyway', 'mentions', 'worker', 'json'].map(
    (name) => [name, name],
  ),
  ['older-than', 'older_than'],
  // By the beginning of an option of its own.
  ['to', 'token_description'],
  ['form', 'format_package_lock'],
];

/** Throws UsageError where npm has taken an option. @param env the environment of the process */
export function checkDashes(env: Readonly<Record<string, string | undefined>>): void {
  const taken = TAKEN_BY_NPM.find(([, name]) => env[`npm_config_${name}`]);
  if (!taken) return;
  throw new UsageError(
    `L’opzione --${taken[0]} non è arrivata fin qui: mancano i due trattini. Scrivete «npm run mail -- » e poi il comando con le sue opzioni.`,
  );
}

const DASHES = 'Avete scritto «npm run mail -- » con i due trattini prima del comando?';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const OPTIONS = {
  ...{ worker: text, from: text, to: text, form: text, client: text, channel: text, 'older-than': text },
  ...{ all: flag, anyway: flag, force: flag, json: flag, mentions: flag, yes: flag },
  state: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const;

const unknownOption = (option: string) => new UsageError(`Questo comando non ha l’opzione ${option}.`);

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const option = safeLine(/'(-[^' ]*)/.exec(String(error))?.[1] ?? '');
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw unknownOption(option);
    throw new UsageError(`L’opzione ${option} vuole un valore, oppure non ne vuole nessuno.`);
  }
}

type Values = ReturnType<typeof parse>['values'];

/** The options of the commands, and the words after the command's name. */
export type Options = Omit<Values, 'worker' | 'help'> & { words: string[] };

/** What a command takes: options, and how many words. */
export type Takes = { options?: readonly (keyof Options)[]; words?: number };

/** Reads what was typed; the command is `list` unless named. Throws UsageError. */
export function readArguments(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const [name = 'list', ...words] = positionals;
  const { worker, help, ...options } = values;
  return { name: help ? 'help' : name, worker, options: { ...options, words } };
}

/** Throws UsageError where a command does not take what was typed. */
export function checkTaken({ words, ...given }: Options, { options = [], words: maxWords = 0 }: Takes): void {
  const strange = Object.keys(given).find((name) => !options.some((option) => option === name));
  if (strange) throw unknownOption(`--${strange}`);
  const extra = words[maxWords];
  if (extra !== undefined) throw new UsageError(`Non capisco «${safeLine(extra)}». ${DASHES}`);
}

/** One of a few values. Throws UsageError naming them. */
export function oneOf<Value extends string>(option: string, values: readonly Value[], typed: string): Value {
  const found = values.find((value) => value === typed);
  if (found) return found;
  throw new UsageError(`${option} «${safeLine(typed)}» non esiste. Ammessi: ${values.join(', ')}.`);
}

/** A day of the calendar, `2026-01-31`. Throws UsageError. */
function day(option: string, typed: string | undefined): string | undefined {
  const time = Date.parse(`${typed}T00:00Z`);
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === typed;
  if (typed === undefined || isDay) return typed;
  throw new UsageError(
    `${option} «${safeLine(typed)}» non è un giorno: si scrive anno-mese-giorno, come 2026-01-31.`,
  );
}

/** The days of --from and --to. Throws UsageError. */
export function period({ from, to }: Pick<Options, 'from' | 'to'>) {
  const days = { from: day('--from', from), to: day('--to', to) };
  if (days.from && days.to && days.from > days.to)
    throw new UsageError(`--from ${days.from} viene dopo --to ${days.to}.`);
  return days;
}

/** A whole number of days, at least one. Throws UsageError. */
export function days(option: string, typed: string | undefined): number {
  if (typed === undefined) throw new UsageError(`Manca ${option} con un numero di giorni. ${DASHES}`);
  if (/^[1-9]\d{0,4}$/.test(typed)) return Number(typed);
  throw new UsageError(`${option} «${safeLine(typed)}» non è un numero intero di giorni, da 1 in su.`);
}

/** A file name that ends with .csv. Throws UsageError: a stray word must not become a file. */
export function csvFile(typed: string | undefined): string | undefined {
  if (typed === undefined || /\.csv$/i.test(typed)) return typed;
  throw new UsageError(`Il nome del file «${safeLine(typed)}» deve finire con .csv. ${DASHES}`);
}

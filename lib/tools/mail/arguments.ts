import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { LeadOrigin } from '@/lib/mail/message/message';
import { STATE_FOLDERS } from '@/lib/mail/spool/layout';
import type { SpoolState } from '@/lib/mail/spool/spool';
import { CommandError } from './context';
import { safeLine } from './format';
import { LEAD_FORM_LABELS } from './labels';

/** Wrong use of a command; shown with its usage. */
export class UsageError extends CommandError {
  override name = 'UsageError';
}

/**
 * Names under which npm takes our options when the two dashes before them are missing, some by the beginning of an
 * option of its own.
 */
const NPM_OPTION_NAMES = {
  from: '--from',
  to: '--to',
  token_description: '--to',
  form: '--form',
  format_package_lock: '--form',
  state: '--state',
  older_than: '--older-than',
  anyway: '--anyway',
  mentions: '--mentions',
  worker: '--worker',
} as const;

/** Throws UsageError where npm has taken an option. @param env the environment of the process */
export function checkDashes(env: Readonly<Record<string, string | undefined>>): void {
  const lost = Object.entries(NPM_OPTION_NAMES).find(([name]) => env[`npm_config_${name}`]);
  if (!lost) return;
  throw new UsageError(
    `L’opzione ${lost[1]} non è arrivata fin qui: mancano i due trattini. Scrivete «npm run mail -- » e poi il comando con le sue opzioni.`,
  );
}

const DASHES = 'Avete scritto «npm run mail -- » con i due trattini prima del comando?';

type Flags = NonNullable<ParseArgsConfig['options']>;

/** Reads the options of a command. Throws UsageError. @param most how many positional arguments it takes */
export function readArguments<const Options extends Flags>(args: string[], options: Options, most: number) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true, strict: true });
    const extra = parsed.positionals[most];
    if (extra !== undefined) throw new UsageError(`Non capisco «${safeLine(extra)}». ${DASHES}`);
    return parsed;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    const option = safeLine(/'(-[^' ]*)/.exec(String(error))?.[1] ?? '');
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
      throw new UsageError(`Questo comando non ha l’opzione ${option}.`);
    throw new UsageError(`L’opzione ${option} vuole un valore, oppure non ne vuole nessuno.`);
  }
}

/** One of a few values. Throws UsageError naming them. */
function oneOf<Value extends string>(option: string, values: readonly Value[], typed: string): Value {
  const found = values.find((value) => value === typed);
  if (found) return found;
  throw new UsageError(`${option} «${safeLine(typed)}» non esiste. Ammessi: ${values.join(', ')}.`);
}

/** A state by the name of its folder. Throws UsageError. */
export function stateNamed<State extends SpoolState>(states: readonly State[], typed: string): State {
  const folder = oneOf(
    '--state',
    states.map((state) => STATE_FOLDERS[state]),
    typed,
  );
  const found = states.find((state) => STATE_FOLDERS[state] === folder);
  if (!found) throw new UsageError(`--state «${safeLine(typed)}» non esiste.`);
  return found;
}

/** A form by its name. Throws UsageError. */
export const formNamed = (typed: string): LeadOrigin =>
  oneOf('--form', Object.keys(LEAD_FORM_LABELS) as LeadOrigin[], typed);

/** A day of the calendar, `2026-01-31`. Throws UsageError. */
export function day(option: string, typed: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(typed));
  if (isDay && new Date(typed).toISOString().startsWith(typed)) return typed;
  throw new UsageError(
    `${option} «${safeLine(typed)}» non è un giorno: si scrive anno-mese-giorno, come 2026-01-31.`,
  );
}

/** A whole number of days, at least one. Throws UsageError. */
export function days(option: string, typed: string | undefined): number {
  if (typed === undefined) throw new UsageError(`Manca ${option} con un numero di giorni. ${DASHES}`);
  if (/^[1-9]\d{0,4}$/.test(typed)) return Number(typed);
  throw new UsageError(`${option} «${safeLine(typed)}» non è un numero intero di giorni, da 1 in su.`);
}

/** The key that a command needs. Throws UsageError. */
export function keyOf(positionals: readonly string[]): string {
  const [key] = positionals;
  if (key) return key;
  throw new UsageError(`Manca la chiave del messaggio; si legge con: npm run mail. ${DASHES}`);
}

/** A file name that ends with .csv. Throws UsageError: a stray word must not become a file. */
export function csvFile(typed: string | undefined): string | undefined {
  if (typed === undefined || /\.csv$/i.test(typed)) return typed;
  throw new UsageError(`Il nome del file «${safeLine(typed)}» deve finire con .csv. ${DASHES}`);
}

import { setTimeout as wait } from 'node:timers/promises';
import { LEAD_FORM_LABELS } from '@/lib/forms/lead-columns';
import { reasonOf } from '@/lib/log';
import { DAY_MS } from '@/lib/mail/clock';
import { purgeInSteps, ROWS_AT_ONCE, SPAM_DAYS, STEP_PAUSE_MS } from '@/lib/mail/delivery/retention';
import { MAX_STEP_ROWS } from '@/lib/mail/leads-protocol';
import { PURGEABLE, type Purgeable } from '@/lib/mail/store/lead-state';
import type { WaitingFilter, WaitingFound } from '@/lib/mail/store/spam';
import { CommandError, days, type Options, oneOf, period, UsageError } from './arguments';
import { EXIT_ATTENTION, EXIT_OK, type LeadsStore, type Run } from './context';
import { messageCount, plural, safeLine, startInRome } from './format';
import { STATES } from './labels';

/** Removes deleted text from the log of the database too. Throws CommandError. */
export async function scrub(store: LeadsStore): Promise<void> {
  await store.scrub().catch((error: unknown) => {
    const why = reasonOf(error);
    throw new CommandError(
      `Il testo cancellato è ancora sul disco: ripetete il comando fra un minuto. ${why}`,
    );
  });
}

/** Options that choose among what waits. */
const OF_WAITING = ['from', 'to', 'form', 'client'] as const;

/**
 * `purge`: deletes what is older than so many days; without `yes` only counts it. What waits is never deleted: it is moved
 * to spam.
 */
export const purge: Run = async (context, options) => {
  const { store, now, out } = context;
  const typed = options.state?.map((state) => oneOf('--state', [...PURGEABLE, 'waiting'], state));
  if (typed?.includes('waiting')) return moveWaiting(context, options);
  const strange = OF_WAITING.find((name) => options[name] !== undefined);
  if (strange) throw new UsageError(`--${strange} vale solo con --state waiting.`);
  const many = days('--older-than', options['older-than']);
  const states = new Set((typed ?? ['sent', 'spam']) as Purgeable[]);
  const before = now - many * DAY_MS;
  let found = 0;
  for (const state of states) {
    const old = await store.ask({ do: 'countOld', state, before });
    out(`${STATES[state].name} più vecchi di ${plural(many, 'giorno', 'giorni')}: ${old}`);
    found += old;
  }
  const again = 'Per cancellarli davvero, senza ritorno, ripetete il comando con --yes in fondo.';
  if (found === 0) out('Non c’è nulla da cancellare.');
  else if (!options.yes) out(`Nulla è stato cancellato. ${again}`);
  if (!options.yes) return EXIT_OK;
  let deleted = 0;
  for (const state of states)
    deleted += await purgeInSteps((limit) => store.ask({ do: 'purge', state, before, limit }));
  if (found > 0) out(`Cancellati: ${messageCount(deleted)}.`);
  await scrub(store);
  return EXIT_OK;
};

/** Which waiting messages are asked for. Throws UsageError. */
function filterOf(options: Options): WaitingFilter {
  if (options.state?.some((state) => state !== 'waiting'))
    throw new UsageError('--state waiting va da solo: quei messaggi non vengono cancellati, ma spostati.');
  if (options['older-than'] !== undefined)
    throw new UsageError('Con --state waiting i giorni si danno con --from e --to, non con --older-than.');
  const { from, to } = period(options);
  const client = options.client?.trim().toLowerCase();
  if (client !== undefined && !/^[0-9a-f]{12}$/.test(client)) {
    throw new UsageError(
      `--client «${safeLine(client)}» non è una provenienza: 12 cifre e lettere, che npm run mail scrive sotto ogni messaggio in attesa.`,
    );
  }
  return {
    from: from === undefined ? undefined : startInRome(Date.parse(from)),
    before: to === undefined ? undefined : startInRome(Date.parse(to) + DAY_MS),
    form: options.form && oneOf('--form', Object.keys(LEAD_FORM_LABELS), options.form),
    client,
  };
}

/** `purge --state waiting`: moves what waits to spam, after a flood; without `yes` only counts it. */
const moveWaiting: Run = async ({ store, out }, options) => {
  const filter = filterOf(options);
  const request = options.yes
    ? ({ do: 'moveToSpam', limit: ROWS_AT_ONCE } as const)
    : ({ do: 'countWaiting', limit: MAX_STEP_ROWS } as const);
  const sum = { found: 0, sending: 0 };
  for (let after: number | null = 0; after !== null; ) {
    const { found, sending, next }: WaitingFound = await store.ask({ ...request, filter, after });
    sum.found += found;
    sum.sending += sending;
    after = next;
    // The site wants its turn.
    if (found > 0 && options.yes) await wait(STEP_PAUSE_MS);
  }
  if (sum.found === 0) out('Nessun messaggio in attesa da spostare.');
  else if (options.yes)
    out(
      `Spostati nello spam: ${messageCount(sum.found)}. Per farne uscire uno: npm run mail -- release <chiave>. Dopo ${SPAM_DAYS} giorni il sito li cancella.`,
    );
  else
    out(
      `In attesa: ${messageCount(sum.found)}.\nNulla è stato spostato. Per spostarli nello spam ripetete il comando con --yes in fondo.`,
    );
  if (sum.sending === 0) return EXIT_OK;
  out(
    `In invio in questo momento, e quindi non spostati: ${sum.sending}. Ripetete il comando fra un minuto.`,
  );
  return EXIT_ATTENTION;
};

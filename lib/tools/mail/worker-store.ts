import * as z from 'zod/mini';
import { LEADS_PATH, type LeadsRequest } from '@/lib/mail/leads-protocol';
import type { Leads } from '@/lib/mail/store/leads';
import { CommandError, UsageError } from './arguments';
import type { LeadsStore } from './context';
import { safeLine } from './format';

const TIMEOUT_MS = 30_000;

/** The address of a worker, as typed after --worker. Throws UsageError: the secret must not travel in clear. */
function addressOf(typed: string): URL {
  const url = URL.canParse(typed) ? new URL(LEADS_PATH, typed) : undefined;
  const isLocal = url && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return url;
  throw new UsageError('--worker vuole l’indirizzo https del sito, come https://www.azienda.it');
}

const answerSchema = z.object({ result: z.unknown(), error: z.optional(z.string()) });
const sendingSchema = z.object({ sending: z.boolean() });

/**
 * The leads of a worker, by the endpoint that it opens to a secret (lib/mail/durable-object/leads-endpoint.ts).
 * @param typed the site's address
 * @param secret LEADS_SECRET
 */
export function openWorkerStore(typed: string, secret: string | undefined): LeadsStore {
  const url = addressOf(typed);
  if (!secret) {
    throw new CommandError(
      'Manca LEADS_SECRET: scrivetelo nel file .env, uguale a quello del worker (npx wrangler secret put LEADS_SECRET).',
    );
  }

  /** Has the worker do something. Whoever knows the secret runs this site: its results have the types of `Leads`. */
  async function ask<Do extends LeadsRequest['do']>(
    asked: Extract<LeadsRequest, { do: Do }>,
  ): Promise<Awaited<ReturnType<Leads[Do]>>> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(asked),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new CommandError(`${url.origin} non risponde: ${cause}`);
    });
    if (response.status === 404) {
      throw new CommandError(
        `${url.origin} non apre i messaggi: LEADS_SECRET non è quello del worker, o nel worker non c’è, o da questo indirizzo ci sono stati troppi tentativi con un segreto sbagliato (riprovate fra dieci minuti).`,
      );
    }
    const { result, error } = answerSchema.safeParse(await response.json().catch(() => ({}))).data ?? {};
    if (!response.ok || result === undefined) {
      const why = error ? ` (${safeLine(error)})` : '';
      throw new CommandError(`${url.origin} ha risposto ${response.status}, e non con i messaggi${why}.`);
    }
    return result as Awaited<ReturnType<Leads[Do]>>;
  }

  return {
    place: url.origin,
    exists: true,
    sending: async () => sendingSchema.parse(await ask({ do: 'summary', lateAfterMs: 0 })).sending,
    summary: (lateAfterMs) => ask({ do: 'summary', lateAfterMs }),
    page: (request) => ask({ do: 'page', ...request }),
    byKey: (beginning, limit) => ask({ do: 'byKey', beginning, limit }),
    retry: (key) => ask({ do: 'retry', key }),
    release: (key) => ask({ do: 'release', key }),
    erase: (key) => ask({ do: 'erase', key }),
    purge: (state, before, limit) => ask({ do: 'purge', state, before, limit }),
    countOld: (state, before) => ask({ do: 'countOld', state, before }),
    // The platform keeps the log of the database.
    scrub: async () => {},
    close: () => {},
  };
}

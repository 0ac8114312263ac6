import * as z from 'zod/mini';
import { CHANNELS } from '@/lib/mail/channels';
import { LEADS_PATH, type LeadsRequest } from '@/lib/mail/leads-protocol';
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

const answerSchema = z.object({ result: z.unknown(), channels: z.array(z.enum(CHANNELS)) });
const errorSchema = z.object({ error: z.string() });

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

  async function post(request: LeadsRequest) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
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
    const body: unknown = await response.json().catch(() => undefined);
    const answer = answerSchema.safeParse(body);
    if (response.ok && answer.success) return answer.data;
    const error = errorSchema.safeParse(body).data?.error;
    const why = error ? ` (${safeLine(error)})` : '';
    throw new CommandError(`${url.origin} ha risposto ${response.status}, e non con i messaggi${why}.`);
  }

  return {
    place: url.origin,
    exists: true,
    channels: async () => (await post({ do: 'summary', lateAfterMs: 0 })).channels,
    // Whoever knows the secret runs this site: its results have the types of `Leads`.
    ask: async <Result>(request: LeadsRequest) => (await post(request)).result as Result,
    // The platform keeps the log of the database.
    scrub: async () => {},
    close: () => {},
  };
}

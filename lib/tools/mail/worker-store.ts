import * as z from 'zod/mini';
import { CHANNELS } from '@/lib/mail/channels';
import { LEADS_PATH, type LeadsRequest } from '@/lib/mail/leads-protocol';
import { CommandError } from './arguments';
import type { LeadsStore } from './context';

const answerSchema = z.object({ result: z.unknown(), channels: z.array(z.enum(CHANNELS)) });

/** The address of a worker, as typed after --worker. Throws CommandError: the secret must not travel in clear. */
function addressOf(typed: string): URL {
  const url = URL.canParse(typed) ? new URL(LEADS_PATH, typed) : undefined;
  const isLocal = url && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return url;
  throw new CommandError('--worker vuole l’indirizzo https del sito, come https://www.azienda.it');
}

/**
 * The leads of a worker, by the endpoint that it opens to a secret (lib/mail/leads-protocol.ts).
 * @param typed the site's address
 * @param secret LEADS_SECRET
 */
export function openWorkerStore(typed: string, secret: string | undefined): LeadsStore {
  const url = addressOf(typed);
  if (!secret) throw new CommandError('Manca LEADS_SECRET nel file .env, uguale a quello del worker.');

  async function post(request: LeadsRequest) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      redirect: 'error',
      signal: AbortSignal.timeout(30_000),
    }).catch((error: unknown) => {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new CommandError(`${url.origin} non risponde: ${cause}`);
    });
    const answer = answerSchema.safeParse(await response.json().catch(() => undefined));
    if (response.ok && answer.success) return answer.data;
    const why =
      response.status === 404 ? ': LEADS_SECRET non è quello del worker, o i tentativi sono troppi' : '';
    throw new CommandError(`${url.origin} ha risposto ${response.status}${why}. Riprovate fra dieci minuti.`);
  }

  return {
    place: url.origin,
    channels: async () => (await post({ do: 'summary' })).channels,
    // Whoever knows the secret runs this site: its results have the types of `Leads`.
    ask: async <Result>(request: LeadsRequest) => (await post(request)).result as Result,
    // The platform keeps the log of the database.
    scrub: async () => {},
    close: () => {},
  };
}

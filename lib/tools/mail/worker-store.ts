import type * as z from 'zod/mini';
import { LEADS_AT_ONCE, LEADS_PATH, type LeadsRequest, leadsAnswers } from '@/lib/mail/leads-protocol';
import { EmlError, fromEml } from '@/lib/mail/message/eml';
import type { Note } from '@/lib/mail/spool/note';
import type { SpoolEntry } from '@/lib/mail/spool/spool';
import { UsageError } from './arguments';
import { CommandError, type LeadsStore } from './context';
import type { Read } from './reader';

const TIMEOUT_MS = 30_000;

/** The address of a worker, as typed after --worker. Throws UsageError: the secret must not travel in clear. */
function addressOf(typed: string): URL {
  const url = URL.canParse(typed) ? new URL(LEADS_PATH, typed) : undefined;
  const isLocal = url && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return url;
  throw new UsageError('--worker vuole l’indirizzo https del sito, come https://www.azienda.it');
}

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
  /** Of the messages read last. */
  const notes = new Map<string, Note>();
  const bytes = new Map<string, Uint8Array>();

  async function ask<Asked extends LeadsRequest>(
    asked: Asked,
  ): Promise<z.infer<(typeof leadsAnswers)[Asked['do']]>> {
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
    const answer: unknown = await response.json().catch(() => undefined);
    const read = leadsAnswers[asked.do].safeParse(answer);
    if (!response.ok || !read.success) {
      throw new CommandError(`${url.origin} ha risposto ${response.status}, e non con i messaggi.`);
    }
    return read.data as z.infer<(typeof leadsAnswers)[Asked['do']]>;
  }

  async function* read(entries: readonly SpoolEntry[]): AsyncGenerator<Read, undefined> {
    for (let from = 0; from < entries.length; from += LEADS_AT_ONCE) {
      const keys = entries.slice(from, from + LEADS_AT_ONCE).map(({ key }) => key);
      bytes.clear();
      for (const { entry, note, eml } of await ask({ do: 'messages', keys })) {
        notes.set(entry.key, note);
        const raw = Buffer.from(eml, 'base64');
        bytes.set(entry.key, raw);
        yield await fromEml(raw).then(
          (message) => ({ entry, message }),
          (error: unknown) => {
            if (error instanceof EmlError) return { entry, problem: error.message };
            throw error;
          },
        );
      }
    }
  }

  return {
    root: url.origin,
    sending: async () => (await ask({ do: 'entries' })).sending,
    reader: {
      exists: async () => true,
      entries: async () => (await ask({ do: 'entries' })).entries,
      read,
      bytes: async ({ key }) => bytes.get(key),
      drafts: async () => [],
      note: async (key) => notes.get(key) ?? (await ask({ do: 'note', key })),
    },
    withSpool: (work) =>
      work({
        retry: (key, from = 'deadLetter') => ask({ do: 'retry', key, from }),
        erase: ({ key, state }) => ask({ do: 'erase', key, state }),
        purge: (state, before) => ask({ do: 'purge', state, before }),
        // A worker leaves nothing half done that others could take up.
        recover: async () => 0,
        eraseDraft: async () => {},
      }),
  };
}

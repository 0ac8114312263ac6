import { statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { isLoopback } from '@/lib/hosts.mjs';
import {
  type AskLeads,
  LEADS_PATH,
  type LeadsRequest,
  MAX_LEADS,
  runLeadsRequest,
} from '@/lib/mail/leads-protocol';
import { CHANNELS, type Channels } from '@/lib/mail/message/message';
import type { LeadPage, LeadPageRequest, StoredMessage } from '@/lib/mail/store/leads';
import { DATABASE_FILE, openDatabase } from '@/lib/mail/store/node-database';
import { CommandError } from './arguments';
import { keyLines, safeLine } from './format';

/** The store of this machine or of a Cloudflare worker. */
export type LeadsStore = {
  /** Its file or address, for people. */
  location: string;
  /** The channels that are set up where the store is. */
  channels(): Promise<Channels>;
  ask: AskLeads;
  /** Removes deleted text from the log of the database too. */
  scrub(): Promise<void>;
  /** Copies everything into an empty file. A Cloudflare worker has none: its platform keeps copies. */
  backup?(file: string): Promise<void>;
  close(): void;
};

/** Opens the store of this machine; undefined before the first start of the site, since reading must not create a store. */
export function openLocalStore(folder: string, channels: Channels, now: number): LeadsStore | undefined {
  const location = join(folder, DATABASE_FILE);
  if (!statSync(location, { throwIfNoEntry: false })) return undefined;
  const database = openDatabase(folder, { create: false });
  return {
    location,
    channels: async () => channels,
    ask: async <Result>(request: LeadsRequest) =>
      (await runLeadsRequest(database, channels, request, now)) as Result,
    backup: async (file) => void (await database.read(() => database.run('VACUUM INTO ?', [file]))),
    scrub: database.scrub,
    close: database.close,
  };
}

const answerSchema = z.object({ result: z.unknown(), channels: z.array(z.enum(CHANNELS)) });

/**
 * Returns the address for requests to a Cloudflare worker.
 * @throws CommandError without https, because the secret is not sent in clear
 */
function addressOf(typed: string): URL {
  const url = URL.canParse(typed) ? new URL(LEADS_PATH, typed) : undefined;
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))) return url;
  throw new CommandError('--worker vuole l’indirizzo https del sito, come https://www.azienda.it');
}

/**
 * Opens the store of a Cloudflare worker, by its endpoint (lib/mail/leads-protocol.ts).
 * @param typed the site's address, as typed after --worker
 * @param secret LEADS_SECRET
 * @throws CommandError if one of them is missing or wrong, and in requests that fail
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
    location: url.origin,
    channels: async () => (await post({ do: 'summary' })).channels,
    // The Cloudflare worker runs the same site, so its results have the types of `Leads`.
    ask: async <Result>(request: LeadsRequest) => (await post(request)).result as Result,
    // The platform manages the log of the database.
    scrub: async () => {},
    close: () => {},
  };
}

/** The first characters of a key that the owner has to type. */
const MIN_KEY = 8;

type LeadsQuery = Pick<LeadPageRequest, 'order' | 'state'>;

/** Reads all leads of a query page by page, so that thousands need little memory. */
export async function* pagesOf({ ask }: LeadsStore, query: LeadsQuery): AsyncGenerator<StoredMessage[]> {
  for (let after: number | null | undefined; after !== null; ) {
    const page: LeadPage = await ask({ do: 'page', ...query, after, limit: MAX_LEADS });
    yield page.leads;
    after = page.next;
  }
}

/** Reads all leads of a query, one by one. */
export async function* leadsOf(store: LeadsStore, query: LeadsQuery): AsyncGenerator<StoredMessage> {
  for await (const leads of pagesOf(store, query)) yield* leads;
}

/**
 * Finds the lead with this key, or the only lead whose key begins so.
 * @throws CommandError if there is none, or more than one
 */
export async function leadOf({ ask }: LeadsStore, typed = ''): Promise<StoredMessage> {
  const wanted = typed.trim().toLowerCase();
  if (wanted.length < MIN_KEY)
    throw new CommandError(`Manca la chiave, o almeno i suoi primi ${MIN_KEY} caratteri.`);
  const { leads } = await ask({ do: 'page', order: 'newest', key: wanted, limit: MAX_LEADS });
  const [first, ...others] = leads;
  if (!first) throw new CommandError(`Nessun messaggio ha una chiave che comincia con «${safeLine(typed)}».`);
  const exact = leads.find(({ key }) => key === wanted);
  if (exact) return exact;
  if (others.length === 0) return first;
  throw new CommandError(`Più messaggi: scrivete la chiave intera.\n${keyLines([first, ...others])}`);
}

import type { Channels } from '@/lib/mail/channels';
import { type AskLeads, MAX_LEADS } from '@/lib/mail/leads-protocol';
import type { Lead, Page, PageRequest } from '@/lib/mail/store/leads';
import { CommandError, type Options } from './arguments';
import { keyLines, safeLine } from './format';

/** The store of this machine or of a worker. */
export type LeadsStore = {
  /** Its file or address, for people. */
  place: string;
  /** The channels that are set up where the store is. */
  channels(): Promise<Channels>;
  ask: AskLeads;
  /** Removes deleted text from the log of the database too. */
  scrub(): Promise<void>;
  /** Copies everything into an empty file. A worker has none: its platform keeps copies. */
  backup?(file: string): Promise<void>;
  close(): void;
};

/** Settings and output of `npm run mail`. */
export type MailOptions = {
  /** MAIL_SPOOL_DIR, as an absolute path. */
  root: string;
  leadsSecret?: string | undefined;
  /** The channels that are set up on this machine. */
  channels: Channels;
  /** The date of the build that is served, and the reason why a newer one failed; undefined if none did. */
  failedBuild?: { made: Date; reason: string } | undefined;
  /** Milliseconds since 1970. */
  now: number;
  /** The folder that file names are relative to. */
  folder: string;
  /** Write lines to standard output and standard error. */
  out: (text: string) => void;
  err: (text: string) => void;
};

export type CommandContext = MailOptions & { store: LeadsStore };

/** A command. @returns its exit code */
export type Run = (context: CommandContext, options: Options) => Promise<number>;

/** Exit codes, for monitors. */
export const EXIT_OK = 0;
export const EXIT_ERROR = 1;
export const EXIT_ATTENTION = 2;

/** The first characters of a key that the owner has to type. */
const MIN_KEY = 8;

type LeadsQuery = Pick<PageRequest, 'order' | 'state'>;

/** Reads all leads of a query page by page, so that thousands need little memory. */
export async function* pagesOf({ ask }: LeadsStore, query: LeadsQuery): AsyncGenerator<Lead[]> {
  for (let after: number | null | undefined; after !== null; ) {
    const page: Page = await ask({ do: 'page', ...query, after, limit: MAX_LEADS });
    yield page.leads;
    after = page.next;
  }
}

/** Reads all leads of a query, one by one. */
export async function* leadsOf(store: LeadsStore, query: LeadsQuery): AsyncGenerator<Lead> {
  for await (const leads of pagesOf(store, query)) yield* leads;
}

/** Finds the lead with this key, or the only lead whose key begins so. @throws CommandError if there is none, or more than one */
export async function leadOf({ ask }: LeadsStore, typed = ''): Promise<Lead> {
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

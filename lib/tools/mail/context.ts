import type { Channels } from '@/lib/mail/channels';
import { type AskLeads, MAX_LEADS } from '@/lib/mail/leads-protocol';
import type { Lead, Page, PageRequest } from '@/lib/mail/store/leads';
import { CommandError, type Options } from './arguments';
import { keyLines, safeLine } from './format';

/** The store of this machine or of a worker. */
export type LeadsStore = {
  /** Where it is, in words for people. */
  place: string;
  /** The channels that are set up there. */
  channels(): Promise<Channels>;
  ask: AskLeads;
  /** Removes deleted text from the log of the database too. */
  scrub(): Promise<void>;
  /** Copies everything into an empty file. Missing for a worker, whose platform keeps copies. */
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
  /** When the served site was built, and why a newer build failed; undefined if none did. */
  failedBuild?: { made: Date; reason: string } | undefined;
  /** Milliseconds since 1970. */
  now: number;
  /** The folder that file names are relative to. */
  folder: string;
  /** Writes lines to standard output. */
  out: (text: string) => void;
  /** Writes lines to standard error. */
  err: (text: string) => void;
};

export type CommandContext = MailOptions & { store: LeadsStore };

/** A command. @returns its exit code */
export type Run = (context: CommandContext, options: Options) => Promise<number>;

/** Exit codes, for monitors. */
export const EXIT_OK = 0;
export const EXIT_ERROR = 1;
export const EXIT_ATTENTION = 2;

type Which = Pick<PageRequest, 'order' | 'state'>;

/** All leads, page by page, so that thousands need little memory. */
export async function* pagesOf({ ask }: LeadsStore, which: Which): AsyncGenerator<Lead[]> {
  for (let after: number | null | undefined; after !== null; ) {
    const page: Page = await ask({ do: 'page', ...which, after, limit: MAX_LEADS });
    yield page.leads;
    after = page.next;
  }
}

/** All leads, one by one. */
export async function* leadsOf(store: LeadsStore, which: Which): AsyncGenerator<Lead> {
  for await (const leads of pagesOf(store, which)) yield* leads;
}

/** The lead with this key, or the only one whose key begins with it. Throws CommandError. */
export async function leadOf({ ask }: LeadsStore, typed = ''): Promise<Lead> {
  const wanted = typed.trim().toLowerCase();
  if (wanted.length < 8) throw new CommandError('Manca la chiave, o almeno i suoi primi 8 caratteri.');
  const { leads } = await ask({ do: 'page', order: 'newest', key: wanted, limit: MAX_LEADS });
  const [first, ...others] = leads;
  if (!first) throw new CommandError(`Nessun messaggio ha una chiave che comincia con «${safeLine(typed)}».`);
  const exact = leads.find(({ key }) => key === wanted);
  if (exact ?? others.length === 0) return exact ?? first;
  throw new CommandError(`Più messaggi: scrivete la chiave intera.\n${keyLines([first, ...others])}`);
}

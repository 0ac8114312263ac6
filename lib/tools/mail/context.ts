import type { Writable } from 'node:stream';
import type { Channels } from '@/lib/mail/channels';
import { type AskLeads, MAX_LEADS } from '@/lib/mail/leads-protocol';
import type { Lead, PageRequest } from '@/lib/mail/store/leads';
import { CommandError, type Options } from './arguments';
import { keyLines, safeLine } from './format';

/** The leads of this machine or of a worker. `place`: where they are, for people. */
export type LeadsStore = {
  place: string;
  /** The channels that are set up where they are sent from. */
  channels(): Promise<Channels>;
  ask: AskLeads;
  /** Removes deleted text from the log of the database too. */
  scrub(): Promise<void>;
  /** Copies everything into an empty file. A worker has none: its platform keeps copies. */
  backup?(file: string): Promise<void>;
  close(): void;
};

/** What `npm run mail` works with. */
export type MailOptions = {
  /** MAIL_SPOOL_DIR, and the LEADS_SECRET of a worker. */
  root: string;
  leadsSecret?: string | undefined;
  /** The channels that are set up. */
  channels: Channels;
  /** When the site that is served was built, and why a newer build has failed. Missing where none has. */
  failedBuild?: { made: Date; reason: string } | undefined;
  /** Milliseconds since 1970. */
  now: number;
  /** Folder that file names are relative to. */
  folder: string;
  /** Writes a result, a line or more, or to standard error a message about it. */
  out: (text: string) => void;
  err: (text: string) => void;
  /** For what is no text. Standard output of the process unless given. */
  stdout?: Writable;
};

/** What a command works on. */
export type CommandContext = MailOptions & { store: LeadsStore };

/** A command. @returns its exit code */
export type Run = (context: CommandContext, options: Options) => Promise<number>;

/** Exit codes, for monitors. */
export const EXIT_OK = 0;
export const EXIT_ERROR = 1;
export const EXIT_ATTENTION = 2;

/** All leads, page by page: thousands need little memory. */
export async function* leadsOf(
  { ask }: LeadsStore,
  request: Pick<PageRequest, 'order' | 'state'>,
): AsyncGenerator<Lead, undefined> {
  let after: number | undefined;
  do {
    const { leads, next } = await ask({ do: 'page', ...request, after, limit: MAX_LEADS });
    yield* leads;
    after = next ?? undefined;
  } while (after !== undefined);
}

/** The lead with this key, or the only one whose key begins with it. Throws CommandError. */
export async function leadOf({ ask }: LeadsStore, typed = ''): Promise<Lead> {
  const wanted = typed.trim().toLowerCase();
  if (wanted.length < 8) throw new CommandError('Manca la chiave, o almeno i suoi primi 8 caratteri.');
  const { leads } = await ask({ do: 'page', order: 'newest', key: wanted, limit: MAX_LEADS });
  const [first, ...others] = leads;
  if (!first) throw new CommandError(`Nessun messaggio ha una chiave che comincia con «${safeLine(typed)}».`);
  const whole = leads.find(({ key }) => key === wanted);
  if (whole ?? others.length === 0) return whole ?? first;
  throw new CommandError(`Più messaggi: scrivete la chiave intera.\n${keyLines([first, ...others])}`);
}

import type { Writable } from 'node:stream';
import type { Channels } from '@/lib/mail/channels';
import { type AskLeads, MAX_LEADS } from '@/lib/mail/leads-protocol';
import type { Lead } from '@/lib/mail/store/lead';
import type { PageRequest } from '@/lib/mail/store/leads';
import { CommandError, type Options, UsageError } from './arguments';
import { safeLine } from './format';

/** The leads of this machine or of a worker. */
export type LeadsStore = {
  /** Where they are, for people, and whether there are any yet. */
  place: string;
  exists: boolean;
  /** The channels that are set up where they are sent from. */
  channels(): Promise<Channels>;
  ask: AskLeads;
  /** Removes deleted text from the log of the database too. */
  scrub(): Promise<void>;
  /** Copies everything into an empty file; missing where the platform keeps copies. */
  backup?(file: string): Promise<void>;
  close(): void;
};

/** What a command works on, and where it writes to. */
export type CommandContext = {
  store: LeadsStore;
  /** The channels that are set up. */
  channels: Channels;
  /** When the site that is served was built, and why no newer build has taken its place; unless none has failed. */
  failedBuild?: { made: Date; reason: string } | undefined;
  /** Milliseconds since 1970. */
  now: number;
  /** Folder that file names are relative to. */
  folder: string;
  /** Writes a result, a line or more; `err`: a message about it, to standard error. */
  out: (text: string) => void;
  err: (text: string) => void;
  /** Standard output, for what is no text. */
  stdout: Writable & { isTTY?: boolean };
};

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

/** How many characters of a key must be typed at least. */
const MIN_KEY_LENGTH = 8;

/** The lead with this key, or the only one whose key begins with it. Throws CommandError. */
export async function leadOf({ ask }: LeadsStore, [typed = '']: readonly string[]): Promise<Lead> {
  const [wanted, shown] = [typed.trim().toLowerCase(), safeLine(typed)];
  if (!wanted) throw new UsageError('Manca la chiave del messaggio; si legge con: npm run mail');
  if (wanted.length < MIN_KEY_LENGTH) {
    throw new CommandError(
      `La chiave «${shown}» è troppo corta: scrivetene almeno i primi ${MIN_KEY_LENGTH} caratteri. Le chiavi si leggono con: npm run mail`,
    );
  }
  const [first, ...others] = await ask({ do: 'byKey', beginning: wanted, limit: MAX_LEADS });
  if (!first) {
    throw new CommandError(
      `Nessun messaggio ha una chiave che comincia con «${shown}». Le chiavi si leggono con: npm run mail -- list --all`,
    );
  }
  if (others.length > 0 && first.key !== wanted) {
    const keys = [first, ...others].map(({ key }) => `  ${safeLine(key)}`).join('\n');
    throw new CommandError(`Più messaggi cominciano con «${shown}»: scrivete la chiave intera.\n${keys}`);
  }
  return first;
}

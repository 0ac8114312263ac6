import type { Channels } from '@/lib/mail/message/message';
import type { Options } from './arguments';
import type { LeadsStore } from './stores';

/** Settings and output of `npm run mail`. */
export type MailOptions = {
  /** MAIL_SPOOL_DIR, as an absolute path. */
  root: string;
  leadsSecret?: string | undefined;
  /** The channels that are set up on this machine. */
  channels: Channels;
  /** The date of the build that is served, and the reason why a newer one failed; undefined if none did. */
  failedBuild?: { builtAt: Date; reason: string } | undefined;
  /** Milliseconds since 1970. */
  now: number;
  /** The folder that file names are relative to. */
  folder: string;
  /** Write lines to standard output and standard error. */
  out: (text: string) => void;
  err: (text: string) => void;
};

export type CommandContext = MailOptions & { store: LeadsStore };

/**
 * A command.
 * @returns its exit code
 */
export type Run = (context: CommandContext, options: Options) => Promise<number>;

/** Exit codes, for monitors. */
export const EXIT_OK = 0;
export const EXIT_ERROR = 1;
export const EXIT_ATTENTION = 2;

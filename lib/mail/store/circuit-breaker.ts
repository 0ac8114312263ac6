import type { Channel } from '@/lib/mail/channels';
import { HOUR_MS } from '@/lib/mail/clock';
import type { Database, Rows } from './database';

/** Pause of a channel after its first failure and after each further one, in milliseconds (D17). */
const FIRST_PROBE_MS = 5000;
export const PROBE_EVERY_MS = 30_000;
/** Shortest and longest pause that a Retry-After can ask for, in milliseconds: some providers send 0. */
const RETRY_AFTER_MIN_MS = 1000;
const RETRY_AFTER_MAX_MS = HOUR_MS;
/** A reason that stays the same is reported again this often, in milliseconds. */
const REPEAT_REPORT_MS = 600_000;

/** Why a channel is paused: the provider refuses the site, wants it slower, or cannot be reached. */
export type PauseCause = 'refused' | 'limited' | 'unreachable';

/** The circuit breaker of a channel: closed without failures, else open until `paused_until`, then half-open. */
export type ChannelState = {
  failures: number;
  paused_until: number | null;
  cause: PauseCause | null;
  reason: string | null;
  logged_at: number | null;
  /** Start of the last attempt of any process. */
  attempted_at: number | null;
};

const CLOSED: ChannelState = {
  failures: 0,
  paused_until: null,
  cause: null,
  reason: null,
  logged_at: null,
  attempted_at: null,
};

/** The state of a channel. */
export const channelState = ({ all }: Rows, channel: Channel): ChannelState =>
  all<ChannelState>(
    'SELECT failures, paused_until, cause, reason, logged_at, attempted_at FROM channels WHERE channel = ?',
    channel,
  )[0] ?? CLOSED;

/** Until when the channel waits for its provider, in milliseconds since 1970. A clock that was set back must not prolong it. */
export function pausedUntil({ failures, paused_until: until, ...state }: ChannelState, now: number): number {
  const isBack = (state.attempted_at ?? 0) > now || (until ?? 0) > now + RETRY_AFTER_MAX_MS;
  return failures === 0 || isBack ? 0 : (until ?? 0);
}

/** Records the start of an attempt. While the channel is half-open, nobody else probes meanwhile. */
export function recordAttempt({ all }: Rows, channel: Channel, state: ChannelState, now: number): void {
  all(
    `INSERT INTO channels (channel, attempted_at, paused_until) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET attempted_at = excluded.attempted_at, paused_until = excluded.paused_until`,
    ...[channel, now, state.failures > 0 ? now + PROBE_EVERY_MS : null],
  );
}

/**
 * Opens the breaker. The pause counts from the start of the attempt: a recovery is noticed also where attempts hang.
 * @returns whether this is worth a line in the log
 */
export function pauseChannel(
  { all }: Rows,
  channel: Channel,
  failure: { reason: string; cause: PauseCause; retryAfterMs?: number | undefined },
  { startedAt, now }: { startedAt: number; now: number },
): boolean {
  const { reason, cause, retryAfterMs } = failure;
  const state = channelState({ all }, channel);
  const probeAt = startedAt + (state.failures === 0 ? FIRST_PROBE_MS : PROBE_EVERY_MS);
  const until =
    retryAfterMs === undefined
      ? probeAt
      : now + Math.min(Math.max(retryAfterMs, RETRY_AFTER_MIN_MS), RETRY_AFTER_MAX_MS);
  const shouldLog = state.reason !== reason || Math.abs(now - (state.logged_at ?? 0)) >= REPEAT_REPORT_MS;
  all(
    'UPDATE channels SET failures = failures + 1, paused_until = ?, cause = ?, reason = ?, logged_at = ? WHERE channel = ?',
    ...[until, cause, reason, shouldLog ? now : state.logged_at, channel],
  );
  return shouldLog;
}

/** Closes the breaker: the provider has answered. @returns whether it was open */
export function resumeChannel({ all }: Rows, channel: Channel): boolean {
  const wasPaused = channelState({ all }, channel).failures > 0;
  if (wasPaused) {
    all(
      'UPDATE channels SET failures = 0, paused_until = NULL, cause = NULL, reason = NULL WHERE channel = ?',
      channel,
    );
  }
  return wasPaused;
}

/**
 * To be called at each start. With another configuration, such as another key, what waits goes at once.
 * @param configuration anything that changes with it, without a secret in clear
 */
export function configureChannel(
  { write, all }: Pick<Database, 'write' | 'all'>,
  channel: Channel,
  configuration: string,
): Promise<void> {
  return write(() => {
    all('INSERT OR IGNORE INTO channels (channel) VALUES (?)', channel);
    const changed = all(
      'UPDATE channels SET configuration = ? WHERE channel = ? AND configuration IS NOT ? RETURNING channel',
      ...[configuration, channel, configuration],
    );
    if (changed.length === 0) return;
    resumeChannel({ all }, channel);
    // What another provider has left open is not counted against this one.
    all(
      'UPDATE deliveries SET unknowns = 0 WHERE channel = ? AND unknown_since > 0 AND lease_until IS NULL',
      channel,
    );
  });
}

import { HOUR_MS, MINUTE_MS } from '@/lib/clock';
import type { Failure } from '@/lib/mail/delivery/outcome';
import { CHANNELS, type Channel, type Channels } from '@/lib/mail/message/message';
import type { Database, SqlExecutor } from './database';
import { dissolveDigests } from './digests';

/** The longest pause of a channel that may work again at any time, in milliseconds. */
export const SHORT_PAUSE_MAX_MS = 30_000;
/** Pause of a channel after its first failure, and the longest one to which it doubles, in milliseconds (D17). */
const PAUSES = {
  refused: { first: 30_000, longest: 10 * MINUTE_MS },
  unavailable: { first: 5000, longest: SHORT_PAUSE_MAX_MS },
  rejected: { first: 5000, longest: SHORT_PAUSE_MAX_MS },
};
/** From this number of rejections in a row on, their cause is taken to be the site, not the messages (D17). */
const REFUSED_FROM_REJECTIONS = 3;
/** How long an attempt on a half-open channel keeps others from starting, in milliseconds. */
const ATTEMPT_MS = 30_000;
/** Shortest pause if the provider asks for one, in milliseconds. The longest is an hour. */
const MIN_REQUESTED_MS = 1000;
/** Longest wait of one message after a failure, in milliseconds. */
export const BACKOFF_MAX_MS = 10 * MINUTE_MS;

/** Why a channel is paused: the provider refuses the site, or it cannot be reached, does not answer, or has rejected messages. */
export type PauseCause = 'refused' | 'unavailable';

/** `failures`: how many there were in a row of the same cause. */
type ChannelState = {
  failures: number;
  nextAt: number;
  cause: keyof typeof PAUSES | null;
  reason: string | null;
};

const INITIAL: ChannelState = { failures: 0, nextAt: 0, cause: null, reason: null };

/** The circuit breaker of a channel: closed without failures, else open until `next_at`, then half-open. */
export function channelState({ all }: SqlExecutor, channel: Channel): ChannelState {
  const select = 'SELECT failures, next_at AS nextAt, cause, reason FROM channels WHERE channel = ?';
  return all<ChannelState>(select, [channel])[0] ?? INITIAL;
}

/** Why a channel is paused; null while it is not. */
export function pauseCause({ cause, failures }: Pick<ChannelState, 'cause' | 'failures'>): PauseCause | null {
  if (cause !== 'rejected') return cause;
  return failures >= REFUSED_FROM_REJECTIONS ? 'refused' : 'unavailable';
}

/** When the next attempt on a channel may start, in milliseconds since 1970. A time over an hour ahead is from a wrong clock. */
export function nextAttemptAt(sql: SqlExecutor, channel: Channel, now: number): number {
  const { nextAt } = channelState(sql, channel);
  return nextAt > now + HOUR_MS ? now : nextAt;
}

/** Records the start of an attempt. @param perSecond how many may start in a second */
export function recordAttempt(sql: SqlExecutor, channel: Channel, perSecond: number, now: number): void {
  sql.run(
    `INSERT INTO channels (channel, next_at) VALUES (?, ?)
     ON CONFLICT DO UPDATE SET next_at = iif(failures > 0, ?, excluded.next_at)`,
    [channel, now + Math.ceil(1000 / perSecond), now + ATTEMPT_MS],
  );
}

/**
 * Opens the breaker. The pause counts from the start of the attempt, so that attempts that hang do not make it longer.
 * @param times in milliseconds since 1970; `startedAt`: of the attempt
 * @returns the cause; undefined if neither it nor the reason is new
 */
export function pauseChannel(
  sql: SqlExecutor,
  channel: Channel,
  failure: Failure,
  { startedAt, now }: { startedAt: number; now: number },
): PauseCause | undefined {
  const cause = failure.kind === 'unknown' ? 'unavailable' : failure.kind;
  const previous = channelState(sql, channel);
  const failures = previous.cause === cause ? previous.failures : 0;
  const { first, longest } = PAUSES[cause];
  const requestedWait = 'retryAfterMs' in failure ? failure.retryAfterMs : undefined;
  const until =
    requestedWait === undefined
      ? startedAt + Math.min(first * 2 ** failures, longest)
      : now + Math.min(Math.max(requestedWait, MIN_REQUESTED_MS), HOUR_MS);
  const values = [failures + 1, until, cause, failure.reason, channel];
  sql.run('UPDATE channels SET failures = ?, next_at = ?, cause = ?, reason = ? WHERE channel = ?', values);
  const newCause = pauseCause({ cause, failures: failures + 1 });
  const isKnown = previous.reason === failure.reason && pauseCause(previous) === newCause;
  return isKnown ? undefined : (newCause ?? undefined);
}

/** Closes the breaker: the provider has answered. @returns whether it was open */
export function resumeChannel({ run }: SqlExecutor, channel: Channel): boolean {
  const resumed = run(
    `UPDATE channels SET failures = 0, next_at = 0, cause = NULL, reason = NULL
     WHERE channel = ? AND failures > 0`,
    [channel],
  );
  return resumed > 0;
}

/**
 * Adapts the deliveries to the channels at each start, since settings may have changed. Deliveries on a channel that is not set
 * up wait for it.
 * @param options `channels`: those that are set up; `resume`: whether paused channels and messages are attempted at once
 */
export function prepareChannels(
  database: Database,
  { channels, resume, now }: { channels: Channels; resume: boolean; now: number },
): Promise<void> {
  const { run, write } = database;
  return write(() => {
    if (resume) {
      for (const channel of channels) resumeChannel(database, channel);
      run(
        "UPDATE deliveries SET due_at = ? WHERE state = 'waiting' AND unknown_since IS NULL AND due_at > ?",
        [now, now],
      );
    }
    if (!channels.includes('mail')) dissolveDigests(database, now);
    forgetFarTimes(database, now);
  });
}

/** Corrects due times that a wrong clock has put far ahead: messages would wait for them. */
export function forgetFarTimes({ run }: SqlExecutor, now: number): void {
  const update = `UPDATE deliveries SET due_at = ?
    WHERE channel = ? AND state = 'waiting' AND collection IS NULL AND due_at > ?`;
  for (const channel of CHANNELS) run(update, [now, channel, now + BACKOFF_MAX_MS]);
}

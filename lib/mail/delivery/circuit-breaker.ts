import { HOUR_MS, MINUTE_MS } from '@/lib/clock';
import type { Channel, Channels } from '@/lib/mail/message/message';
import { type Circuit, readCircuit, writeCircuit } from '@/lib/mail/store/channels';
import type { SqlExecutor } from '@/lib/mail/store/database';
import type { Failure } from './outcome';

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

/** Why a channel is paused: the provider refuses the site, or it cannot be reached, does not answer, or has rejected messages. */
export type PauseCause = 'refused' | 'unavailable';

/** Why a channel is paused; null while it is not. */
function pauseCause({ cause, failures }: Pick<Circuit, 'cause' | 'failures'>): PauseCause | null {
  if (cause !== 'rejected') return cause;
  return failures >= REFUSED_FROM_REJECTIONS ? 'refused' : 'unavailable';
}

/** The channels of these that are paused, and why. */
export function pausedChannels(sql: SqlExecutor, channels: Channels) {
  return channels.flatMap((channel) => {
    const circuit = readCircuit(sql, channel);
    const cause = pauseCause(circuit);
    return cause ? [{ channel, cause, reason: circuit.reason ?? '' }] : [];
  });
}

/** When the next attempt on a channel may start, in milliseconds since 1970. A time over an hour ahead is from a wrong clock. */
export function nextAttemptAt(sql: SqlExecutor, channel: Channel, now: number): number {
  const { nextAt } = readCircuit(sql, channel);
  return nextAt > now + HOUR_MS ? now : nextAt;
}

/**
 * Records the start of an attempt.
 * @param perSecond how many may start in a second
 */
export function recordAttempt(sql: SqlExecutor, channel: Channel, perSecond: number, now: number): void {
  const circuit = readCircuit(sql, channel);
  const pause = circuit.failures > 0 ? ATTEMPT_MS : Math.ceil(1000 / perSecond);
  writeCircuit(sql, channel, { ...circuit, nextAt: now + pause });
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
  const { reason } = failure;
  const cause = failure.kind === 'unknown' ? 'unavailable' : failure.kind;
  const previous = readCircuit(sql, channel);
  const earlier = previous.cause === cause ? previous.failures : 0;
  const { first, longest } = PAUSES[cause];
  const requestedWait = 'retryAfterMs' in failure ? failure.retryAfterMs : undefined;
  const nextAt =
    requestedWait === undefined
      ? startedAt + Math.min(first * 2 ** earlier, longest)
      : now + Math.min(Math.max(requestedWait, MIN_REQUESTED_MS), HOUR_MS);
  const circuit = { failures: earlier + 1, nextAt, cause, reason };
  writeCircuit(sql, channel, circuit);
  const newCause = pauseCause(circuit);
  const isKnown = previous.reason === reason && pauseCause(previous) === newCause;
  return isKnown ? undefined : (newCause ?? undefined);
}

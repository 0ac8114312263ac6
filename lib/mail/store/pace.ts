import type { Channel } from '@/lib/mail/channels';
import { HOUR_MS } from '@/lib/mail/clock';
import type { Rows } from './database';

/** Below this hourly pace it is not divided. */
const EVEN_FROM = 20;
/** Part of the hour that may go at once, so that what has waited for the provider leaves quickly. */
const BURST_SHARE = 0.4;

/** The sending pace (D3). */
export type Pace = { perSecond: number; perHour: number };

/** What was sent in the last hour, in milliseconds since 1970: the last, and the one that is `perHour` messages ago. */
type SentInHour = { count: number; last: number | undefined; nthLast: number | undefined };

/**
 * When the hour leaves room for one more message. A part of the hour may go at once and the rest evenly, so that a flood
 * leaves a turn for everybody else soon, who then comes first. Of 60 an hour, 24 may go at once; then one each 100 s.
 * @returns milliseconds since 1970; 0 for at once
 */
export function roomInHour(perHour: number, { count, last, nthLast }: SentInHour): number {
  if (count >= perHour) return (nthLast ?? last ?? 0) + HOUR_MS;
  const burst = Math.floor(perHour * BURST_SHARE);
  if (perHour < EVEN_FROM || count < burst || last === undefined) return 0;
  return last + HOUR_MS / (perHour * (1 - BURST_SHARE));
}

/** When the pace of a second allows the next attempt. Times that lie ahead come from a wrong clock. */
export const gapAfter = (attemptedAt: number | null, { perSecond }: Pace, now: number): number =>
  attemptedAt === null || attemptedAt > now ? 0 : attemptedAt + 1000 / perSecond;

const IN_HOUR = 'FROM deliveries WHERE channel = ? AND sent_at > ? AND sent_at <= ?';

/** When the hour leaves room for one more message of a channel; asked of the table, so that it holds for all processes. */
export function roomOfChannel({ all }: Rows, channel: Channel, perHour: number, now: number): number {
  const hour = [channel, now - HOUR_MS, now] as const;
  const sentAt = (place: number) =>
    all<{ at: number }>(
      `SELECT sent_at AS at ${IN_HOUR} ORDER BY sent_at DESC LIMIT 1 OFFSET ?`,
      ...hour,
      place,
    )[0]?.at;
  const [found] = all<{ sent: number; leased: number }>(
    `SELECT (SELECT count(*) FROM (SELECT 1 ${IN_HOUR} LIMIT ?)) AS sent,
       (SELECT count(*) FROM deliveries WHERE channel = ? AND lease_until > ?) AS leased`,
    ...[...hour, perHour, channel, now],
  );
  const { sent = 0, leased = 0 } = found ?? {};
  const count = sent + leased;
  // What is being sent may be sent now.
  const last = sentAt(0) ?? (leased > 0 ? now : undefined);
  return roomInHour(perHour, { count, last, nthLast: count >= perHour ? sentAt(perHour - 1) : undefined });
}

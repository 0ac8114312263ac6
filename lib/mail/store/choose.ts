import type { Channel } from '@/lib/mail/channels';
import type { Rows } from './database';

/** So many messages take turns as probes in the first minutes; after that their number hardly grows. */
const PROBE_MESSAGES = 6;

type Chosen = { message: number };

const FREE = '(d.lease_until IS NULL OR d.lease_until <= ?)';

/**
 * The first message of the client with the least load, inside the networks with the least load: so a flood delays itself,
 * and an honest visitor in a flooded network still comes first inside it. Of two equal clients the newer one comes first,
 * since a flood from many addresses is mostly older than a visitor. CROSS JOIN fixes the order of the loops; with the
 * indexes nothing is sorted. Its values: channel, now, now.
 */
const fairest = (condition = ''): string => `
  SELECT d.message FROM client_load a CROSS JOIN client_load b CROSS JOIN client_load c CROSS JOIN deliveries d
  WHERE a.channel = ? AND a.level = 0 AND a.parent = '' AND a.waiting > 0
    AND b.channel = a.channel AND b.level = 1 AND b.parent = a.name AND b.waiting > 0
    AND c.channel = a.channel AND c.level = 2 AND c.parent = b.name AND c.waiting > 0
    AND d.channel = a.channel AND d.client = c.name AND d.state = 'waiting'
    AND d.not_before <= ? AND ${FREE} ${condition}
  ORDER BY a.load, a.since DESC, a.name, b.load, b.since DESC, b.name, c.load, c.since DESC, c.name,
    d.queued_at, d.message
  LIMIT 1`;

/** The message to send next, of those that are due. */
export const chooseFairly = ({ all }: Rows, channel: Channel, now: number): number | undefined =>
  all<Chosen>(fairest(), channel, now, now)[0]?.message;

/**
 * The message to probe a paused channel with. Whatever was attempted may have arrived, and its 24 hours begin (D17), so
 * few messages serve as probes; but more than one, since the message itself may be what makes the provider fail. One that
 * failed while others were sent, and so is not due, comes last.
 * @param failures of the channel in a row
 */
export function chooseProbe(
  { all }: Rows,
  channel: Channel,
  failures: number,
  now: number,
): number | undefined {
  const maxProbes =
    failures < 2 * PROBE_MESSAGES
      ? 1 + Math.floor(failures / 2)
      : PROBE_MESSAGES + Math.floor(Math.log2(failures / PROBE_MESSAGES));
  const attempted = all<Chosen & { due: number }>(
    `SELECT d.message, d.not_before <= ? AS due FROM deliveries d
     WHERE d.channel = ? AND d.state = 'waiting' AND d.attempts > 0 AND ${FREE}
     ORDER BY due DESC, d.attempted_at LIMIT ?`,
    ...[now, channel, now, maxProbes],
  );
  const isFull = attempted.filter(({ due }) => due).length >= maxProbes;
  const fresh = isFull ? undefined : all<Chosen>(fairest('AND d.attempts = 0'), channel, now, now)[0];
  return (fresh ?? attempted[0])?.message;
}

/** The message with this key, where it waits. */
export const chooseKey = ({ all }: Rows, channel: Channel, key: string, now: number): number | undefined =>
  all<Chosen>(
    `SELECT d.message FROM messages m JOIN deliveries d ON d.message = m.id
     WHERE m.key = ? AND d.channel = ? AND d.state = 'waiting' AND ${FREE}`,
    ...[key, channel, now],
  )[0]?.message;

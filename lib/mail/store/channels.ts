import type { Channel } from '@/lib/mail/message/message';
import type { SqlExecutor } from './database';

/**
 * The circuit breaker of a channel: closed without failures, else open until `nextAt`, in milliseconds since 1970, then half-open.
 * `failures`: how many there were in a row of the same cause.
 */
export type Circuit = {
  failures: number;
  nextAt: number;
  cause: 'refused' | 'unavailable' | 'rejected' | null;
  reason: string | null;
};

const CLOSED: Circuit = { failures: 0, nextAt: 0, cause: null, reason: null };

export function readCircuit({ all }: SqlExecutor, channel: Channel): Circuit {
  const select = 'SELECT failures, next_at AS nextAt, cause, reason FROM channels WHERE channel = ?';
  return all<Circuit>(select, [channel])[0] ?? CLOSED;
}

export function writeCircuit({ run }: SqlExecutor, channel: Channel, circuit: Circuit): void {
  const { failures, nextAt, cause, reason } = circuit;
  const insert =
    'INSERT OR REPLACE INTO channels (channel, failures, next_at, cause, reason) VALUES (?, ?, ?, ?, ?)';
  run(insert, [channel, failures, nextAt, cause, reason]);
}

/** @returns whether the circuit was open */
export function closeCircuit(sql: SqlExecutor, channel: Channel): boolean {
  const wasOpen = readCircuit(sql, channel).failures > 0;
  if (wasOpen) writeCircuit(sql, channel, CLOSED);
  return wasOpen;
}

import { afterAll } from 'vitest';
import type { LogEntry } from '@/lib/mail/log';
import { createRateLimit, type RateLimit } from '@/lib/mail/request/rate-limit';
import { remoteRateLimit } from '../worker/contract-store';
import { type RedisServer, startRedis } from './redis-server';

export const one = '192.0.2.1';
export const two = '192.0.2.2';
/** Long enough for a slow machine: where only the counting matters, no time-out may interfere. */
export const PATIENT_MS = 10_000;

export const atEnd: (() => Promise<void> | void)[] = [];
// Not after each test: some run at the same time.
afterAll(async () => {
  for (const close of atEnd.splice(0).reverse()) await close();
});

export function open(options: {
  max: number;
  windowS?: number;
  redisUrl?: string;
  redisTimeoutMs?: number;
  /** Address of a Durable Object's storage (contract-store.ts). */
  objectUrl?: string;
  /** Whether its database fails, asked before each call. */
  fails?: () => boolean;
}) {
  const log: LogEntry[] = [];
  const { objectUrl, fails = () => false, ...rest } = { windowS: 600, ...options };
  const limit = objectUrl
    ? remoteRateLimit(objectUrl, { ...rest, fails })
    : createRateLimit({ log: (entry) => log.push(entry), ...rest });
  atEnd.push(limit.close);
  return Object.assign(limit, { log, events: () => log.map(({ event }) => event) });
}

export async function redisServer(...options: string[]): Promise<RedisServer> {
  const server = await startRedis(...options);
  atEnd.push(server.close);
  return server;
}

/** Takes so often from an address. @returns how many were granted */
export async function granted(limit: RateLimit, times: number, address = one): Promise<number> {
  let count = 0;
  for (let i = 0; i < times; i += 1) count += (await limit.take(address)).ok ? 1 : 0;
  return count;
}

export async function take(limit: RateLimit, address = one) {
  const taken = await limit.take(address);
  if (!taken.ok) throw new Error('refused');
  return taken;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type * as z from 'zod/mini';
import { EmlError } from '@/lib/mail/message/eml';
import type { RateLimit } from '@/lib/mail/request/rate-limit';
import { type Spool, SpoolError, SpoolFullError, type SpoolState } from '@/lib/mail/spool/spool';
import { bundleForWorkerd } from '@/lib/tools/bundle-server.mjs';
import type { Call } from './contract-worker';
import { createWorkerd, type Workerd } from './workerd';

const errors = { SpoolError, SpoolFullError, EmlError };

const revive = (name: string, value: unknown) =>
  name === 'date' && typeof value === 'string' ? new Date(value) : value;

async function ask(url: string, call: Call): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(call) });
  const { result, error }: { result?: unknown; error?: { kind: keyof typeof errors; message: string } } =
    JSON.parse(await response.text(), revive);
  if (error) throw new errors[error.kind](error.message);
  return result;
}

/** Starts contract-worker.ts on workerd for the tests of a file. @returns gives a new storage each time, by its address */
export function contractStores(): () => string {
  let workerd: Workerd;
  let folder: string;
  let stores = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'contract-worker-'));
    const module = join(folder, 'index.mjs');
    await bundleForWorkerd('tests/worker/contract-worker.ts', module);
    workerd = await createWorkerd({ module, className: 'Contract' });
    await workerd.start();
  });
  afterAll(async () => {
    await workerd.remove();
    await rm(folder, { recursive: true, force: true });
  });
  return () => {
    stores += 1;
    return `${workerd.url}/${stores}`;
  };
}

/** A spool in a Durable Object. @param life each has a spool of its own on the same storage, as after a restart */
export function remoteSpool(url: string, life: string, maxBytes?: number): Spool {
  const call = (method: string, args: readonly unknown[]) =>
    ask(url, { life, open: { part: 'spool', maxBytes }, method, args });
  const own: Partial<Spool> = {
    root: 'Durable Object',
    fileOf: (state: SpoolState, key: string) => `${state}/${key}`,
    close: () => {},
    async readState<Value>(name: string, schema: z.ZodMiniType<Value>) {
      return schema.safeParse(await call('readState', [name])).data;
    },
  };
  return new Proxy(own as Spool, {
    get: (target, method: string) =>
      Reflect.get(target, method) ?? ((...args: unknown[]) => call(method, args)),
  });
}

/** A rate limit in a Durable Object. @param options `fails`: asked before each call, whether the database fails then */
export function remoteRateLimit(
  url: string,
  { max, windowS, fails }: { max: number; windowS: number; fails: () => boolean },
): RateLimit {
  const call = (method: string, args: readonly unknown[]) =>
    ask(url, { life: 'first', open: { part: 'limit', max, windowS }, fails: fails(), method, args });
  type Taken = { ok: true; refund: number } | { ok: false; retryAfterS: number };
  return {
    async take(address) {
      const taken = (await call('take', [address])) as Taken;
      if (!taken.ok) return taken;
      const { refund } = taken;
      return { ok: true, refund: async () => void (await call('refund', [refund])) };
    },
    close: async () => {},
  };
}

/** The key of a form post in a Durable Object. @param fails whether the database fails meanwhile */
export const remoteKeyOf = (url: string, life: string, fingerprint: string, fails = false) =>
  ask(url, { life, open: { part: 'keys' }, fails, method: 'keyOf', args: ['192.0.2.1', fingerprint] });
